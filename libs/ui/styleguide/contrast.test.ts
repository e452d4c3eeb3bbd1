import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOR_PAIRS, type ColorPair, NIGHT_PAIRS } from './color-pairs.ts';
import { contrast, parseHex } from './contrast.ts';

const TOKENS = readFileSync(path.join(__dirname, '../src/tokens/tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

function valueOf(token: string, theme: Theme): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(TOKENS)?.[1];
  if (!value) throw new Error(`tokens.css has no ${token}.`);
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return both?.[theme === 'light' ? 1 : 2] ?? value;
}

const ratio = ({ front, ground }: ColorPair, theme: Theme) =>
  contrast(parseHex(valueOf(front, theme)), parseHex(valueOf(ground, theme)));

const tooLittle = (pairs: readonly ColorPair[], theme: Theme) =>
  pairs
    .filter((pair) => ratio(pair, theme) < pair.least)
    .map((pair) => `${pair.front} on ${pair.ground}: ${ratio(pair, theme).toFixed(2)}`);

test('contrast is that of WCAG 2.2', () => {
  expect(contrast(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21);
  expect(contrast(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)('every text color has enough contrast, %s', (theme) => {
  expect(tooLittle(COLOR_PAIRS, theme)).toEqual([]);
});

test('on the darkest color, controls and links have enough contrast', () => {
  expect(tooLittle(NIGHT_PAIRS, 'dark')).toEqual([]);
});
