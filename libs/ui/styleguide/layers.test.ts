import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYERS } from './layers.ts';

const TOKENS = readFileSync(path.join(__dirname, '../src/tokens/tokens.css'), 'utf8');

/** Names and numbers of the layers, lowest first. */
const tokens = [...TOKENS.matchAll(/--layer-([a-z-]+): (-?\d+);/g)]
  .map(([, name = '', number]) => ({ name, number: Number(number) }))
  .sort((a, b) => a.number - b.number);

test('the guide shows every layer in order, and all numbers differ', () => {
  expect(new Set(tokens.map(({ number }) => number)).size).toBe(tokens.length);
  expect(LAYERS).toEqual(tokens.map(({ name }) => name));
});
