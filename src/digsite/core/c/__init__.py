"""The kernel dialect as C: translated, compiled once, and called from Python.

`kinds` says what values there are in C, `translation` writes one function (and says in which
modules), `program` all functions that an entry reaches, `compiler` makes a library of them, `shelf`
keeps it, `library` calls it; `carrier` does it all. docs/dialect.md tells it from the outside.
"""
