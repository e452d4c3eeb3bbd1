import { HORIZON, rounded, SUN } from './measures.ts';
import { PAINTS } from '../paints.ts';

interface Node {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** People and places over the fields; the left of the picture is left to the words. */
const NODES: readonly Node[] = [
  { x: 560, y: 330, size: 7 },
  { x: 640, y: 210, size: 10 },
  { x: 720, y: 300, size: 6 },
  { x: 770, y: 120, size: 8 },
  { x: 860, y: 220, size: 12 },
  { x: 960, y: 110, size: 7 },
  { x: 1020, y: 250, size: 9 },
  { x: 1090, y: 150, size: 11 },
  { x: 1130, y: 330, size: 7 },
  { x: 1200, y: 220, size: 8 },
  { x: 1240, y: 90, size: 6 },
  { x: 470, y: 150, size: 6 },
];

const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [1, 11],
  [2, 4],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 7],
  [6, 7],
  [6, 8],
  [7, 9],
  [7, 10],
  [8, 9],
  [9, 10],
];

/** The nodes that hang on a thread which comes out of the fields. */
const ROOTED = [0, 2, 6, 8] as const;

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
