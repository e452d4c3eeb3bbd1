import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** A foreground color, its background, and their least contrast by WCAG 2.2 AA. */
type Pair = readonly [front: string, ground: string, least: number];

/** Text (1.4.3), and edges of controls and focus (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;

const GROUNDS = ['--color-page', '--color-surface', '--color-surface-sunken'];
const NIGHT = ['--color-night', '--color-night-raised'];
const STATUS = ['success', 'warning', 'danger'];
const FAMILIES = ['clay', 'gold', 'leaf', 'sky', 'plum'];

const pairs = (fronts: string[], grounds: string[], least: number): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground, least] as const));

/** The pairs that the site uses. */
const PAIRS: readonly Pair[] = [
  ...pairs(['--color-text', '--color-text-muted', '--color-accent'], GROUNDS, TEXT),
  ...pairs(['--color-danger'], GROUNDS, TEXT),
  ...pairs(['--color-border-strong', '--color-focus'], GROUNDS, EDGE),
  ...pairs(['--color-on-accent'], ['--color-accent', '--color-accent-strong'], TEXT),
  ...STATUS.flatMap((name) =>
    pairs(['--color-text', `--color-${name}`], [`--color-${name}-surface`], TEXT),
  ),
  ...FAMILIES.flatMap((name) => pairs([`--ink-${name}`], [`--tint-${name}`, ...GROUNDS], TEXT)),
  ...pairs(['--color-on-night', '--color-on-night-muted', '--color-sun'], NIGHT, TEXT),
];

/** The pairs of controls on the background `night`, which has dark values in both themes. */
const NIGHT_PAIRS: readonly Pair[] = [
  ...pairs(['--color-text', '--color-text-muted', '--color-accent'], NIGHT, TEXT),
  ...pairs(['--color-focus', '--color-border-strong'], NIGHT, EDGE),
];

function valueOf(token: string, theme: Theme): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(TOKENS)?.[1];
  if (!value) throw new Error(`tokens.css has no ${token}.`);
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return both?.[theme === 'light' ? 1 : 2] ?? value;
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`"${hex}" is not a color like #a1b2c3.`);
  const [red, green, blue] = digits.slice(1).map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const tooLow = (used: readonly Pair[], theme: Theme) =>
  used.flatMap(([front, ground, least]) => {
    const ratio = contrast(valueOf(front, theme), valueOf(ground, theme));
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });

test('the function contrast computes the ratio of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)('every pair of colors has enough contrast: %s', (theme) => {
  expect(tooLow(PAIRS, theme)).toEqual([]);
});

test('controls and links have enough contrast on the darkest color', () => {
  expect(tooLow(NIGHT_PAIRS, 'dark')).toEqual([]);
});

test('no two layers have the same number', () => {
  const numbers = [...TOKENS.matchAll(/--layer-[a-z-]+: (-?\d+);/g)].map(([, number]) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});
