"""Tables without a server: the server's own tables, kept by a browser (docs/site.md).

`browser` is what a page's worker calls; `room` answers its requests with the server's modules;
`store` keeps rows where the browser keeps things; `growers` searches in WebAssembly; `absent` is in
place of the libraries that a browser does without.
"""
