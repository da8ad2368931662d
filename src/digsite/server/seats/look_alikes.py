"""Letters and digits that are read as another one, for names that would imitate somebody's.

Those of Unicode's list of confusables (technical standard 39) whose plain form is a Latin letter or
a digit, with Latin letters that wear a hook or a stroke, and letters in dark circles and boxes.
What Unicode itself folds (wide, bold, accented forms) is not repeated here.
"""

from string import ascii_lowercase
from typing import Final

GROUPS: Final = """
2 ƧϨᒿꙄꛯꝚ
4 Ꮞ𑢯
6 бᏮⳒ𑣕
7 𐓒𑣆𝈒
8 Ȣȣ৪੪𐌚
9 ৭੧୨൭ⳊꝮ𑢬𑣌𑣖
a ɐɑɒΑαАаᎪᗅᴀ⍺ꓮ𐊠𖽀
b ƀƄɓʙΒβВЬвьᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁
c ƈςϲϹСсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌
d đɖɗԁᎠᏧᑯᗞᗪᴅꓒꓓ
e 3ƷǝȜɇɘəɛΕεЕЗезҽәӠᎬᴇ℮⋿ⳌⴹꓰꝪꞫꬲ𐊆𑢦𑢮𑣊𖼻𝈆
f ƒϜքᖴẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓
g ƍǥɠɡɢԌցᏀᏳᶃꓖ
h ħɦʜΗНнһհᎻᏂᕼⲎꓧ𐋏
i !1l|¡ıłƖƚǀɨɩɪɫɬɭʟ˛ͺΙιІіӀӏ۱ᎥᏞᒪᛁᵻ∣⍳⏽ⲒⳐⵏꓡꓲꙇꭵ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𑣃𖼖𖼨𝈪
j ɉʝͿϳЈјᎫᒍᴊꓙꞲ
k ƙΚκКкᏦᛕᴋⲔꓗ𐔘
m ɱΜμϺМмᎷᗰᛖᴍⲘꓟ𐊰𐌑
n ŋƞɲɳɴΝηπпոռⲚꓠ𐔓
o 0øɔɵΟοσОоՕօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠
p ƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕
q ɋʠԛգզⵕꞯ
r ƦɍɽɾʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵𝈖
s 5ſƼƽʂЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑢻𑣁𖼺
t ŧƫƭʈΤτТтᎢᴛ⊤⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨
u ʉʋυՍսሀᑌᴜᵾ∪⋃ꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂
v νѴѵ۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈𝈍
w ɯωѡԜԝաᎳᏔᴡⱳꓪꮃ𑜊𑜎𑜏𑣦𑣯
x ×ΧχХхᕁᕽ᙭ᚷ╳⤫⤬⨯ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬
y ƴɏɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃
z ƶȥʐΖᏃᴢꓜꮓ𐋵𑢩𑣄𑣥
"""
BOXED: Final = (0x1F150, 0x1F170, 0x1F1E6)
"""Where the alphabet begins in dark circles, in dark boxes and in halves of flags."""
LOOK_ALIKES: Final = {
    ord(character): letter
    for letter, characters in (line.split() for line in GROUPS.split("\n") if line)
    for character in characters
} | {first + number: letter for first in BOXED for number, letter in enumerate(ascii_lowercase)}
