//! Lines in pieces: nothing is lost, and every piece has its kind.

use tabiya_pieces::{Profile, TokenKind};

use crate::support::read_whole;

/// The tokens of a line, each with the first letters of its kind.
#[track_caller]
fn check(text: &str, expected: &str) {
    let reading = read_whole(text, Profile::Tabiya);
    let tokens = reading.tokens.iter().filter(|token| token.kind != TokenKind::Whitespace);
    let shown: Vec<_> = tokens.map(|token| format!("{}:{:?}", &text[token.range()], token.kind)).collect();
    assert_eq!(shown.join(" "), expected, "{text}");
}

#[test]
fn tokens_have_kinds() {
    check(
        "o2-3+, i1/2.2(~n>=)",
        "o:Condition 2:Number -:Range 3:Number +:Direction ,:Comma i:Condition 1:Number /:Slash 2:Number \
         .:Link 2:Number (:Open ~:Kind n:Number >=:Direction ):Close",
    );
    check(
        "(!eS1)L2wE^^(1,-2)&Ar1",
        "(:Open !:Not e:Owner S:Letters 1:Number ):Close L:Line 2:Number w:Condition E:Condition ^^:Kind \
         (:Open 1:Number ,:Comma -:Minus 2:Number ):Close &:Link Ar:Blast 1:Number",
    );
    check(
        "r2OKR|Q1=L8Q+S?",
        "r:Radius 2:Number O:Joint KR:Letters |:Swap Q:Letters 1:Number =:Direction L:Line 8:Number Q:Letters \
         +S:Letters ?:Optional",
    );
    check("1# +", "1:Number #:Unknown +:Direction");
}
