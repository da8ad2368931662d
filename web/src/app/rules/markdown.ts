/** The little Markdown that the rules are written in: paragraphs, lists, tables, emphasis, code, section numbers. */

export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'section'; text: string };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|`([^`]+)`|\((\d+(?:\.\d+)*)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, star, line, code, section] = match;
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (star ?? line) parts.push({ kind: 'em', text: star ?? line ?? '' });
    else if (code) parts.push({ kind: 'code', text: code });
    else if (section) parts.push({ kind: 'section', text: section });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function blocks(markdown: string): Block[] {
  return markdown
    .replace(/<!--[^]*?-->/g, '')
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(block);
}

function block(part: string): Block {
  const lines = part.trim().split('\n');
  const first = lines[0] ?? '';
  if (first.startsWith('|'))
    return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  const item = /^\s*(?:[-*]|\d+\.)\s+/;
  if (item.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return { kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(inline) };
  }
  return { kind: 'paragraph', content: inline(lines.join(' ')) };
}
