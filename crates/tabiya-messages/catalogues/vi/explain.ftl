# Quân cờ đi thế nào. Mỗi thông điệp là một mệnh đề có quân cờ làm chủ ngữ, hoặc một phần của mệnh đề; chỗ nào có thể hiểu
# theo cách khác thì được đặt trong ngoặc: hai quân đi khác nhau không bao giờ có cùng một lời giải thích.

## Toàn câu

# $moves (thông điệp): các cách đi để chọn.
# $effects (thông điệp): điều xảy ra sau mỗi nước.
explain-piece = { CAPITAL($moves) }.
explain-piece-with = { CAPITAL($moves) }. { CAPITAL($effects) }.
explain-effects-only = { CAPITAL($effects) }. Riêng điều này không tạo ra nước đi nào.
explain-sentences = { $first }. { CAPITAL($second) }

## Các lựa chọn

# $first, $second (thông điệp): các cách đi, mỗi bên có thể gồm nhiều cách.
explain-alternatives = { $first }; { $second }
# $opening (văn bản): condition hoặc first-move nếu mở đầu như vậy, còn lại là move.
explain-or = hoặc{ $opening ->
        [condition] {" "}
       *[move] {" "}
    }{ $move }
explain-one-of = một trong các cách sau: { $moves }
explain-item = ({ $number }) { $move }

## Nước đi nhiều chặng

# $first, $second (thông điệp): các chặng, mỗi bên có thể gồm nhiều chặng.
explain-chain = { $first }, { $second }
# Như trên, với hai chặng mà chặng sau là tác dụng luôn xảy ra.
explain-chain-effect = { $first }, { $second }
# $leg (thông điệp): chặng tiếp theo.
# $captured (văn bản): yes nếu trước đó có thể đã ăn quân.
# $outward (văn bản): yes nếu chặng này chỉ được hướng ra ngoài.
# $opening (văn bản): condition nếu chặng mở đầu bằng điều kiện, còn lại là first-move hoặc move.
explain-then = rồi{ $opening ->
        [condition] {" "}có thể đi tiếp{ $captured ->
            [yes] {" "}(khi chưa ăn quân nào)
            [part] {" "}(khi trong phần này chưa ăn quân nào)
           *[no] {""}
        }{ $outward ->
            [yes] {" "}(rẽ không quá 45°)
           *[no] {""}
        }: { $leg }
       *[move] {" "}nếu muốn{ $captured ->
            [yes] {" "}và chưa ăn quân nào
            [part] {" "}và trong phần này chưa ăn quân nào
           *[no] {""}
        } thì{ $outward ->
            [yes] {" "}rẽ không quá 45° và
           *[no] {""}
        } { $leg }
    }
explain-further = rồi{ $opening ->
        [condition] {" "}có thể đi tiếp{ $captured ->
            [no] {""}
           *[yes] {" "}(kể cả khi đã ăn quân)
        }: { $leg }
       *[move] {" "}nếu muốn{ $captured ->
            [no] {""}
           *[yes] {" "}(kể cả khi đã ăn quân)
        } thì { $leg }
    }
explain-must = rồi bắt buộc phải đi tiếp: { $leg }
explain-effect = và { $leg }

## Điều kiện

explain-if = nếu { $conditions } thì { $rest }
explain-first-move = ở nước đi đầu tiên của mình thì { $rest }
explain-and-next = { $first }, { $second }
explain-and-last = { $first } và { $second }
explain-when-unmoved = chưa từng đi
explain-when-moved = đã từng đi
explain-when-white = là quân trắng
explain-when-not-white = không phải là quân trắng
explain-when-black = là quân đen
explain-when-not-black = không phải là quân đen
explain-when-own-sector = đứng ở phần bàn cờ bên mình
explain-when-not-own-sector = không đứng ở phần bàn cờ bên mình
explain-when-enemy-sector = đứng ở phần bàn cờ của đối phương
explain-when-not-enemy-sector = không đứng ở phần bàn cờ của đối phương
explain-when-light = đứng trên ô trắng
explain-when-not-light = không đứng trên ô trắng
explain-when-dark = đứng trên ô đen
explain-when-not-dark = không đứng trên ô đen
explain-when-attacked = đang bị tấn công
explain-when-not-attacked = không bị tấn công
# $lines (thông điệp): explain-line hoặc explain-lines.
explain-when-on-lines = đứng ở { $lines }
explain-when-not-on-lines = không đứng ở { $lines }
explain-line = hàng { $line } tính từ phía mình
explain-lines = một trong các hàng từ { $from } đến { $to } tính từ phía mình

## Quân đứng gần

# $owner (văn bản): own hoặc enemy.
# $letters: chữ của các quân, chỉ cần một trong số đó.
# $place (thông điệp): ở đâu.
explain-near = có quân { $letters } { $owner ->
        [enemy] của đối phương
       *[own] bên mình
    } đứng { $place }
explain-none-near = không có quân { $letters } { $owner ->
        [enemy] nào của đối phương
       *[own] nào bên mình
    } đứng { $place }
# $distance (thông điệp): explain-away-….
# $direction (từ): explain-at-….
explain-place = cách nó { $distance } { $direction }
# $first, $second (thông điệp): hai khoảng cách của bước nhảy xiên, explain-away-….
# $keep (văn bản): những bước nào trong tám bước nhảy.
# $like (văn bản): knight hoặc other.
explain-place-oblique = cách nó { $keep ->
        [forward] { $first } về phía trước và { $second } sang ngang
        [backward] { $first } về phía sau và { $second } sang ngang
        [sideways] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [forward-backward] { $first } về phía trước hoặc phía sau và { $second } sang ngang
        [forward-sideways] { $first } về phía trước và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [backward-sideways] { $first } về phía sau và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [forward-backward-sideways] { $first } về phía trước hoặc phía sau và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [right] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang phải
        [left] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang trái
        [none] { $first } theo một chiều và { $second } theo chiều vuông góc, nhưng không theo hướng nào cả
       *[all] { $first } theo một chiều và { $second } theo chiều vuông góc
    }{ $like ->
        [knight] {" "}(như nước đi của mã trong cờ vua)
       *[other] {""}
    }
# $unit (thông điệp): bước nhảy dẫn đến đâu.
explain-place-leap = ở cuối một bước nhảy (bước ấy { $unit })
explain-fragment = không phải nước đi mà chỉ là điều kiện: nếu { $conditions }
explain-letters-next = { $list }, { $item }
explain-letters-last = { $list } hoặc { $item }

## Khoảng cách

# Đi bao xa.
explain-distance-exactly = { $count ->
        [1] một ô
        [2] hai ô
        [3] ba ô
        [4] bốn ô
        [5] năm ô
        [6] sáu ô
        [7] bảy ô
        [8] tám ô
       *[other] { $count } ô
    }
explain-distance-range = từ { $from } đến { $to } ô
explain-distance-at-least = { $from } ô trở lên
explain-distance-any = bao nhiêu ô cũng được

# Đứng cách bao xa.
explain-away-exactly = { $count ->
        [1] một ô
        [2] hai ô
        [3] ba ô
        [4] bốn ô
        [5] năm ô
        [6] sáu ô
        [7] bảy ô
        [8] tám ô
       *[other] { $count } ô
    }
explain-away-range = { $from } đến { $to } ô
explain-away-at-least = { $from } ô trở lên
explain-away-any = bao nhiêu ô cũng được

# Đường mà quân nhảy dọc theo gồm bao nhiêu bước.
explain-steps-up-to = { $count ->
        [1] một bước
       *[other] tối đa { $count } bước bằng nhau
    }
explain-steps-exactly = { $count ->
        [1] một bước
        [2] hai bước bằng nhau
       *[other] { $count } bước bằng nhau
    }
explain-steps-range = { $from } đến { $to } bước bằng nhau
explain-steps-at-least = { $from } bước bằng nhau trở lên
explain-steps-any = số bước bằng nhau tùy ý

# Bao nhiêu lần.
explain-times-up-to = tối đa { $count ->
        [1] một lần
        [2] hai lần
        [3] ba lần
        [4] bốn lần
        [5] năm lần
        [6] sáu lần
        [7] bảy lần
        [8] tám lần
       *[other] { $count } lần
    }
explain-times-exactly = đúng { $count ->
        [1] một lần
        [2] hai lần
        [3] ba lần
        [4] bốn lần
        [5] năm lần
        [6] sáu lần
        [7] bảy lần
        [8] tám lần
       *[other] { $count } lần
    }
explain-times-range = từ { $from } đến { $to } lần
explain-times-at-least = { $from } lần trở lên
explain-times-any = bao nhiêu lần cũng được

## Hướng đi

explain-to-any = theo hướng bất kỳ
explain-to-orthogonal = theo hàng ngang hoặc cột dọc
explain-to-diagonal = theo đường chéo
explain-to-forward = thẳng về phía trước
explain-to-backward = thẳng về phía sau
explain-to-sideways = sang ngang
explain-to-forward-backward = thẳng về phía trước hoặc phía sau
explain-to-forward-sideways = thẳng về phía trước hoặc sang ngang
explain-to-backward-sideways = thẳng về phía sau hoặc sang ngang
explain-to-diagonal-forward = chéo về phía trước
explain-to-diagonal-backward = chéo về phía sau
explain-to-ahead = về phía trước (thẳng hoặc chéo)
explain-to-behind = về phía sau (thẳng hoặc chéo)
explain-to-ahead-behind = về phía trước hoặc phía sau (thẳng hoặc chéo)
explain-to-ahead-sideways = theo hướng bất kỳ (trừ các hướng lùi)
explain-to-behind-sideways = theo hướng bất kỳ (trừ các hướng tiến)
explain-to-right = sang phải
explain-to-left = sang trái
explain-to-wherever = bất kể hướng nào
explain-to-nowhere = không theo hướng nào cả

## Quân bên cạnh đứng ở đâu, sau khoảng cách

explain-at-any = theo hướng bất kỳ
explain-at-orthogonal = theo hàng ngang hoặc cột dọc
explain-at-diagonal = theo đường chéo
explain-at-forward = thẳng phía trước
explain-at-backward = thẳng phía sau
explain-at-sideways = về bên trái hoặc bên phải
explain-at-forward-backward = thẳng phía trước hoặc phía sau
explain-at-forward-sideways = thẳng phía trước, bên trái hoặc bên phải
explain-at-backward-sideways = thẳng phía sau, bên trái hoặc bên phải
explain-at-diagonal-forward = chéo phía trước
explain-at-diagonal-backward = chéo phía sau
explain-at-ahead = ở phía trước (thẳng hoặc chéo)
explain-at-behind = ở phía sau (thẳng hoặc chéo)
explain-at-ahead-behind = ở phía trước hoặc phía sau (thẳng hoặc chéo)
explain-at-ahead-sideways = theo hướng bất kỳ trừ các hướng lùi
explain-at-behind-sideways = theo hướng bất kỳ trừ các hướng tiến
explain-at-right = về bên phải
explain-at-left = về bên trái
explain-at-nowhere = không theo hướng nào cả

## Các chặng

explain-verb-move-or-capture = đi hay ăn quân
explain-verb-capture = ăn quân
explain-verb-move = đi
explain-verb-leap-or-capture = nhảy để đi hay ăn quân
explain-verb-leap-capture = nhảy để ăn quân
explain-verb-leap = nhảy
explain-verb-jump-capture = nhảy
explain-verb-jump = nhảy
explain-verb-hop-or-capture = nhảy để đi hay ăn quân
explain-verb-hop-capture = nhảy để ăn quân
explain-verb-hop = nhảy
explain-verb-lead = đi

# $movement (thông điệp): động từ và nơi đến.
# $mode (văn bản): quiet nếu không được ăn quân, never nếu vừa phải vừa không được, còn lại là any hoặc capture.
# $prey (văn bản): enemy, own hoặc both: ăn quân của ai.
# $passed (văn bản): đi qua một ô, nhiều ô, hoặc không ô nào đáng nói.
explain-slides = { $movement }{ $mode ->
        [quiet] {" "}mà không ăn quân
        [never] , vừa phải ăn quân vừa không được ăn quân (không thể thực hiện)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(ăn quân bên mình thay vì quân đối phương)
        [both] {" "}(ăn cả quân bên mình lẫn quân đối phương)
       *[enemy] {""}
    }{ $passed ->
        [one] {" "}(ô đi qua phải trống)
        [many] {" "}(các ô đi qua phải trống)
       *[none] {""}
    }
explain-leaps = { $movement }{ $mode ->
        [quiet] {" "}mà không ăn quân
        [never] , vừa phải ăn quân vừa không được ăn quân (không thể thực hiện)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(ăn quân bên mình thay vì quân đối phương)
        [both] {" "}(ăn cả quân bên mình lẫn quân đối phương)
       *[enemy] {""}
    }
# Ăn quân bị nhảy qua.
explain-jumps = { $movement } qua đúng một quân { $mode ->
        [quiet] bất kể bên nào mà không ăn quân đó
        [never] , vừa phải ăn vừa không được ăn quân đó (không thể thực hiện)
       *[any] { $prey ->
            [own] bên mình và ăn quân đó
            [both] bất kể bên nào và ăn quân đó
           *[enemy] của đối phương và ăn quân đó
        }
    } (các ô khác trên đường và ô đáp phải trống)
# Ăn quân ở ô đáp.
explain-hops = { $movement } qua đúng một quân bất kể bên nào{ $mode ->
        [quiet] {" "}mà không ăn quân
        [never] , vừa phải ăn quân vừa không được ăn quân (không thể thực hiện)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(ăn quân bên mình thay vì quân đối phương)
        [both] {" "}(ăn cả quân bên mình lẫn quân đối phương)
       *[enemy] {""}
    }
# $verb (từ): explain-verb-….
explain-step = { $verb } { $direction } { $distance }
explain-oblique = { $verb } { $keep ->
        [forward] { $first } về phía trước và { $second } sang ngang
        [backward] { $first } về phía sau và { $second } sang ngang
        [sideways] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [forward-backward] { $first } về phía trước hoặc phía sau và { $second } sang ngang
        [forward-sideways] { $first } về phía trước và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [backward-sideways] { $first } về phía sau và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [forward-backward-sideways] { $first } về phía trước hoặc phía sau và { $second } sang ngang, hoặc { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang ngang
        [right] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang phải
        [left] { $first } theo một chiều và { $second } theo chiều vuông góc, đoạn dài sang trái
        [none] { $first } theo một chiều và { $second } theo chiều vuông góc, nhưng không theo hướng nào cả
       *[all] { $first } theo một chiều và { $second } theo chiều vuông góc
    }{ $like ->
        [knight] {" "}(như mã trong cờ vua)
       *[other] {""}
    }
explain-to-square = { $verb } { $way }
explain-vector = { $direction } { $distance }
explain-vector-both = { $sideways } và { $along }
explain-vector-forward = về phía trước
explain-vector-backward = về phía sau
explain-vector-nowhere = vào chính ô của mình
explain-within = { $verb } đến ô bất kỳ trong phạm vi { $count ->
        [1] một ô
        [2] hai ô
       *[other] { $count } ô
    }
explain-anywhere = { $verb } đến ô bất kỳ trên bàn cờ
# $steps (thông điệp): explain-steps-….
# $unit (thông điệp): mỗi bước dẫn đến đâu.
explain-along = { $verb } dọc theo đường gồm { $steps } (mỗi bước { $unit })
explain-stay = đứng yên tại chỗ
# $move (thông điệp): điều một nước đi làm khi quân đứng yên.
explain-in-place = đi một nước tại chỗ: { $move }
explain-nothing = không có nước nào đi được
# $what (văn bản): joint hoặc swap.
explain-not-alone = { $what ->
        [joint] nhập thành
       *[swap] đổi chỗ với quân khác
    } (chỉ có thể là một nước đi riêng, ở đây không thể thực hiện)
# $done (thông điệp): điều lẽ ra được làm.
explain-impossible = { $done } và ăn quân (không thể thực hiện)

## Nhóm

# $body (thông điệp): điều được làm.
# $times (thông điệp): explain-times-….
# $turn (văn bản): same nếu các lần đi cùng hướng, free nếu được đổi hướng.
# $stop (văn bản): yes nếu ăn quân thì dừng, no nếu không, never nếu không ăn quân.
explain-group = thực hiện { $choice ->
        [several] một trong các nước sau
       *[one] nước sau
    }{ $mode ->
        [capture] , phải kết thúc bằng việc ăn quân
        [quiet] {" "}mà không ăn quân
        [never] , vừa phải kết thúc bằng việc ăn quân vừa không được ăn quân (không thể thực hiện)
       *[any] {""}
    }: ({ $body })
explain-repeat = { $leg }, { $times }{ $turn ->
        [free] , được đổi hướng sau mỗi lần
       *[same] {" "}theo cùng một hướng
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , cho đến khi ăn quân
        }
        [no] , kể cả sau khi ăn quân
       *[never] {""}
    }{ $mode ->
        [capture] , phải kết thúc bằng việc ăn quân
       *[any] {""}
    }
explain-repeat-group = thực hiện { $choice ->
        [several] một trong các nước sau
       *[one] nước sau
    } { $times }, { $turn ->
        [free] mỗi lần được chọn lại cách đi và hướng
       *[same] lần nào cũng cùng cách đi và hướng
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , cho đến khi ăn quân
        }
        [no] , kể cả sau khi ăn quân
       *[never] , không được ăn quân
    }{ $mode ->
        [capture] , phải kết thúc bằng việc ăn quân
        [never] , vừa phải kết thúc bằng việc ăn quân vừa không được ăn quân (không thể thực hiện)
       *[any] {""}
    }: ({ $body })

## Những điều khác xảy ra

explain-with = { $first } và { $second }
# $promotes (văn bản): yes nếu quân còn được phong cấp ở chỗ khác, còn lại là no.
explain-removed = chính nó bị loại khỏi bàn cờ{ $promotes ->
        [yes] {" "}(nên không được phong cấp nữa)
       *[no] {""}
    }
# $when (văn bản): capture hoặc always.
explain-blast = loại mọi quân khác trong phạm vi { $count ->
        [1] một ô
        [2] hai ô
       *[other] { $count } ô
    } quanh ô cuối của nước đi{ $when ->
        [capture] {" "}nếu nước đó ăn quân
       *[always] {""}
    }
explain-blast-all = loại mọi quân khác trên bàn cờ{ $when ->
        [capture] {" "}nếu nước đó ăn quân
       *[always] {""}
    }
explain-promotion = { $optional ->
        [yes] có thể trở thành
       *[no] trở thành
    } { $choices } nếu nước đi kết thúc ở { $lines }
# $optional (văn bản): tất cả (all), một số (some) hay không điều nào (none) được từ chối.
explain-promotions-united = nếu nhiều điều phong cấp này cùng áp dụng cho một nước đi thì { $optional ->
        [all] có thể trở thành
       *[none] trở thành
    } một quân bất kỳ trong các quân ấy{ $optional ->
        [some] {" "}(và chỉ được giữ nguyên nếu mọi điều đều cho phép)
       *[none] {""}
    }
explain-lasting = { $mode ->
        [capture] sau khi ăn quân thì{" "}
        [quiet] sau nước không ăn quân thì{" "}
        [never] sau nước vừa ăn quân vừa không ăn quân (không thể xảy ra) thì{" "}
       *[any] {""}
    }{ $effects }

## Nước đi của hai quân

# $mover (văn bản): chữ của quân này.
# $partners: chữ của các quân bạn, chỉ cần một trong số đó.
explain-joint = nhập thành ({ $mover } với { $partners }): đi { $direction } { $distance } về phía quân gần nhất theo hướng đó, phải là quân { $partners } bên mình chưa từng đi, và quân này chuyển vào ô cuối cùng mà quân kia đi qua (mọi ô giữa hai quân phải trống; ô xuất phát, các ô đi qua và ô đến không được bị tấn công)
# $between (văn bản): empty hoặc any.
explain-swap = đổi chỗ với quân { $letters } bên mình đứng { $place }{ $between ->
        [empty] {" "}(mọi ô ở giữa phải trống)
       *[any] {" "}(bất kể có gì ở giữa)
    }, miễn là quân đó đi về được { $back }
explain-swap-any-way = đổi chỗ với quân { $letters } bên mình đứng { $place }{ $between ->
        [empty] {" "}(mọi ô ở giữa phải trống)
       *[any] {" "}(bất kể có gì ở giữa)
    }
explain-way-back = { $direction } { $distance }{ $between ->
        [empty] {" "}(mọi ô ở giữa phải trống)
       *[any] {" "}(bất kể có gì ở giữa)
    }
