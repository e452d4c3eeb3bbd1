import { readColor } from './design-tokens.ts';

test('a plain color is read from the tokens, and any other color is refused', () => {
  expect(readColor('--color-night')).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => readColor('--color-page')).toThrow('tokens.css has no plain color --color-page.');
});
