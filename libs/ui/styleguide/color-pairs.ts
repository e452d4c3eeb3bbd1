/** A foreground color and its background, as names of tokens. */
export interface ColorPair {
  readonly front: string;
  readonly ground: string;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for edges of controls and for focus (1.4.11). */
  readonly least: 4.5 | 3;
}

const pairs = (fronts: string[], grounds: string[], least: 4.5 | 3): ColorPair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const GROUNDS = ['--color-page', '--color-surface', '--color-surface-sunken'];
const NIGHT = ['--color-night', '--color-night-raised'];
const FAMILIES = ['clay', 'gold', 'leaf', 'sky', 'plum'];
const STATUS = ['success', 'warning', 'danger'];

/** The color pairs that the site uses. Each must have enough contrast in both themes. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...pairs(['--color-text', '--color-text-muted', '--color-accent'], GROUNDS, 4.5),
  ...pairs(['--color-danger'], GROUNDS, 4.5),
  ...pairs(['--color-border-strong', '--color-focus'], GROUNDS, 3),
  ...pairs(['--color-on-accent'], ['--color-accent', '--color-accent-strong'], 4.5),
  ...STATUS.flatMap((name) => pairs([`--color-${name}`], [`--color-${name}-surface`], 4.5)),
  ...pairs(
    ['--color-text'],
    STATUS.map((name) => `--color-${name}-surface`),
    4.5,
  ),
  ...FAMILIES.flatMap((name) => pairs([`--ink-${name}`], [`--tint-${name}`, ...GROUNDS], 4.5)),
  ...pairs(['--color-on-night', '--color-on-night-muted', '--color-sun'], NIGHT, 4.5),
];

/** Pairs of controls on the dark background `night`, which has dark values in both themes. */
export const NIGHT_PAIRS: readonly ColorPair[] = [
  ...pairs(['--color-text', '--color-text-muted', '--color-accent'], NIGHT, 4.5),
  ...pairs(['--color-focus', '--color-border-strong'], NIGHT, 3),
];
