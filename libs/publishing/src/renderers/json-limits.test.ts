import { isWithinLimits } from './json-limits.ts';

const most = { values: 5, depth: 2 };

test.each<[string, boolean]>([
  ['{"a":[1,2,3]}', true],
  ['[1,2,3,4]', true],
  ['[1,2,3,4,5]', false],
  ['[[1]]', true],
  ['[[[]]]', false],
  ['[{"a":{}}]', false],
  ['["[[[[", "{,,,,,\\"[[[,"]', true],
  ['["\\\\", [[1]]]', false],
  ['"never ends', true],
])('%s is within the limits: %p', (text, expected) => {
  expect(isWithinLimits(text, most)).toBe(expected);
});
