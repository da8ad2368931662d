"""The kernel dialect as C: translated, compiled once, and called from Python.

`kinds` says what values there are in C, `translation` writes one function, `program` all functions
that an entry reaches, `compiler` makes a library of them and keeps it, `library` calls it.
"""
