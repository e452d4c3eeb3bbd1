import { Failure } from '@raade/contracts/failure';
import { parsePublished } from './published-hashes.ts';

const [ONE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];

test('a seal that was published again is one seal, and another hash of it is another', () => {
  const published = parsePublished(`1\t${ONE}\n2  ${ONE}\n\n1\t${ONE}\n1\t${OTHER}\n`);
  expect([...published]).toEqual([
    [1, new Set([ONE, OTHER])],
    [2, new Set([ONE])],
  ]);
});

test.each(['seal 1', `1 ${ONE.slice(1)}`, ONE])('%s is named, and not passed over', (line) => {
  expect(() => parsePublished(`1 ${ONE}\n${line}`)).toThrow(Failure);
});
