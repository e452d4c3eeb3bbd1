import { HORIZON, rounded, SUN } from './measures.ts';
import { PAINTS } from '../paints.ts';

interface Node {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** People and places over the fields, right of the words: no line runs through them where they stand beside the sun. */
const NODES: readonly Node[] = [
  { x: 872, y: 300, size: 6 },
  { x: 862, y: 128, size: 8 },
  { x: 934, y: 214, size: 10 },
  { x: 968, y: 92, size: 6 },
  { x: 1032, y: 252, size: 7 },
  { x: 1060, y: 156, size: 12 },
  { x: 1140, y: 96, size: 7 },
  { x: 1136, y: 300, size: 8 },
  { x: 1166, y: 206, size: 9 },
  { x: 1230, y: 142, size: 8 },
  { x: 1238, y: 276, size: 6 },
];

const LINKS: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [4, 7],
  [5, 6],
  [5, 8],
  [6, 9],
  [7, 8],
  [8, 9],
  [8, 10],
];

/** The nodes that hang on a thread which comes out of the fields. */
const ROOTED = [0, 4, 7, 10] as const;

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** Nodes hover: each by its own measure, all back in place after one turn. */
function hovering({ x, y, size }: Node, index: number, phase: number): Node {
  return {
    x: rounded(x + 7 * wave(phase + index * 0.37)),
    y: rounded(y + 9 * wave(phase + index * 0.61)),
    size,
  };
}

/** A spark on its way along a line; it grows and fades, so that no turn is seen to begin. */
function spark(from: Node, to: Node, way: number): string {
  const x = rounded(from.x + (to.x - from.x) * way);
  const y = rounded(from.y + (to.y - from.y) * way);
  return `<circle cx="${x}" cy="${y}" r="${rounded(3.2 * Math.sin(Math.PI * way))}"/>`;
}

const diamond = ({ x, y, size }: Node) =>
  `M${x} ${rounded(y - size)}L${rounded(x + size)} ${y} ${x} ${rounded(y + size)} ${rounded(x - size)} ${y}z`;

function thread({ x, y }: Node): string {
  const foot = SUN.x + (x - SUN.x) * 1.5;
  return `M${rounded(foot)} ${HORIZON + 74}Q${x} ${HORIZON - 40} ${x} ${y}`;
}

/** Threads rise out of the cloth of the fields and become a net of people. */
export function network(phase: number): string {
  const nodes = NODES.map((node, index) => hovering(node, index, phase));
  const at = (index: number) => nodes[index] ?? { x: 0, y: 0, size: 0 };
  const links = LINKS.map(([a, b]) => `M${at(a).x} ${at(a).y}L${at(b).x} ${at(b).y}`).join('');
  const sparks = LINKS.map(([a, b], index) => spark(at(a), at(b), (phase * 2 + index * 0.29) % 1));
  return `<g fill="none" stroke="${PAINTS.cloud}">
<path stroke-opacity=".4" stroke-width="1.5" d="${ROOTED.map((index) => thread(at(index))).join('')}"/>
<path stroke-opacity=".5" stroke-width="1.5" d="${links}"/></g>
<g fill="${PAINTS.cloud}">${sparks.join('')}</g>
<path fill="${PAINTS.gold}" d="${nodes.map(diamond).join('')}"/>`;
}
