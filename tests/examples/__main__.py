"""`python -m tests.examples` writes the worked examples of the rules pages again; read the diff."""

from tests.examples.written import BOOKS, file_of, written

for book in BOOKS:
    file_of(book).write_text(written(book), "utf-8")
