import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYERS } from './layers.ts';

const TOKENS = readFileSync(path.join(__dirname, '../src/tokens/tokens.css'), 'utf8');

/** Names and numbers of the layers, lowest first. */
const tokens = [...TOKENS.matchAll(/--layer-([a-z-]+): (-?\d+);/g)]
  .map(([, name = '', number]) => ({ name, number: Number(number) }))
  .sort((a, b) => a.number - b.number);

test('the guide shows every layer in its order', () => {
  expect(LAYERS).toEqual(tokens.map(({ name }) => name));
});

test('no two layers have one number, and each says what it is for', () => {
  expect(new Set(tokens.map(({ number }) => number)).size).toBe(tokens.length);
  for (const { name } of tokens) {
    expect(TOKENS).toMatch(new RegExp(`/\\* [A-Z][^*]+\\. \\*/\\n *--layer-${name}: `));
  }
});
