"""Pictures of a view: for the terminal, and as SVG or pixels. They know no rules."""
