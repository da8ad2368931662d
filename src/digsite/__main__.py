"""`python -m digsite` is the `digsite` command."""

from digsite.cli import main

if __name__ == "__main__":
    main()
