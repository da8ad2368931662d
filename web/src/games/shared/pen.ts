/** Path data for the simple shapes that drawings are made of. */

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

export function polygon(...points: number[]): string {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]} ${points[i + 1]}`);
  return `M${pairs.join('L')}Z`;
}

/** A star or cog: `tips` corners that alternate between two radii around a centre. */
export function star(x: number, y: number, tips: number, outer: number, inner: number): string {
  const points: number[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / tips - Math.PI / 2;
    points.push(
      Math.round((x + Math.cos(angle) * radius) * 10) / 10,
      Math.round((y + Math.sin(angle) * radius) * 10) / 10,
    );
  }
  return polygon(...points);
}
