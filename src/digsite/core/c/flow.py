"""Every path through a function: it reads no name that has no value yet, and ends with a result.

Python finds out when it gets there and raises an exception; in C the value would be arbitrary.
A path is taken to be possible unless the text alone rules it out.
"""

import ast
from collections.abc import Iterable
from functools import reduce

from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.sources import body_of, local_names

Names = frozenset[str]
"""The names that have a value for certain."""


def comes_to_its_end(written: ast.FunctionDef, path: str) -> bool:
    """Whether a path leads to the end of the text without a return.

    Refuses a name that may be read before it has a value.
    """
    parameters = frozenset(argument.arg for argument in written.args.args)
    return _Paths(written, path).after(body_of(written), parameters) is not None


class _Paths:
    """Follows all paths at once; None stands for a point that no path reaches."""

    def __init__(self, written: ast.FunctionDef, path: str) -> None:
        self.local_names, self.path = local_names(written), path
        self.breaks: list[list[Names]] = []
        """For every enclosing loop, the names that have a value at each `break`."""

    def after(self, statements: Iterable[ast.stmt], known: Names) -> Names | None:
        for statement in statements:
            following = self.following(statement, known)
            if following is None:
                return None
            known = following
        return known

    def following(self, node: ast.stmt, known: Names) -> Names | None:
        match node:
            case ast.Assign(targets=targets, value=value):
                self.read(value, known)
                return self.written(targets, known)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.read(value, known)
                return self.written([target], known)
            case ast.AugAssign(target=target, value=value):
                self.read(target, known)
                self.read(value, known)
                return known
            case ast.If(test=test):
                self.read(test, known)
                return _either(self.after(node.body, known), self.after(node.orelse, known))
            case ast.While(test=test):
                self.read(test, known)
                ends = not (isinstance(test, ast.Constant) and test.value)
                return self.loop(node.body, known, known if ends else None)
            case ast.For(target=target, iter=iterated):
                self.read(iterated, known)
                return self.loop(node.body, self.written([target], known), known)
            case ast.Break():
                self.breaks[-1].append(known)
                return None
            case ast.Return() | ast.Continue():
                self.read(node, known)
                return None
        self.read(node, known)
        return known

    def loop(self, body: list[ast.stmt], inside: Names, after: Names | None) -> Names | None:
        self.breaks.append([])
        self.after(body, inside)
        return reduce(_either, self.breaks.pop(), after)

    def read(self, node: ast.AST, known: Names) -> None:
        for name in ast.walk(node):
            if isinstance(name, ast.Name) and name.id in self.local_names - known:
                reason = f"{name.id} may have no value here"
                raise NotOfTheDialect(reason, f"{self.path}:{name.lineno}")

    def written(self, targets: Iterable[ast.expr], known: Names) -> Names:
        """The names with those that are assigned; what an index reads must have a value."""
        for target in targets:
            if isinstance(target, ast.Tuple):
                known = self.written(target.elts, known)
            elif isinstance(target, ast.Name):
                known |= {target.id}
            else:
                self.read(target, known)
        return known


def _either(one: Names | None, other: Names | None) -> Names | None:
    """What has a value whichever way was taken."""
    if one is None or other is None:
        return other if one is None else one
    return one & other
