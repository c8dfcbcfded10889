# Những điều nói về mọi trò chơi.

## Liệt kê

# Cách liệt kê các giá trị: không có giá trị nào, giá trị tiếp theo, giá trị cuối.
game-list-empty = không có
game-list-next = { $list }, { $item }
game-list-last = { $list } và { $item }

## Lỗi

# $found (dữ liệu nhập): tên được yêu cầu.
# $known (danh sách): các tên hiện có.
game-unknown-notation = Trò chơi này không có cách ghi nào tên là “{ $found }”.
    .help = Các cách ghi hiện có: { $known }.
game-unknown-method = Trò chơi này không có phương thức đó.
# $text (dữ liệu nhập): nước đi định thực hiện.
# $reason (từ): ván cờ đã kết thúc vì lẽ gì.
game-decided = Không thể đi “{ $text }”: ván cờ đã kết thúc ({ $reason }).
    .help = Hãy đi lại nước trước hoặc bắt đầu ván mới.
