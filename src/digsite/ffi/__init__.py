"""The rules and the search for other languages: a C library and a WebAssembly module a game.

`entries` are the functions they are called by, in the kernel dialect; `source` puts them into one C
text with a game's facts; `digsite.h` is what a caller reads; `build` makes the files.
"""
