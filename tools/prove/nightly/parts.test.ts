import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { chosenParts, NIGHTLY_PARTS } from './parts.ts';

test('without names every part runs, and chosen ones run in their usual order', () => {
  expect(chosenParts([])).toEqual(Object.keys(NIGHTLY_PARTS));
  expect(chosenParts(['money', 'faults'])).toEqual(['faults', 'money']);
});

test('an unknown part is refused with the list of parts', () => {
  expect(() => chosenParts(['constructor'])).toThrow(/^Unknown part "constructor". There are: /);
});

test('every long test of package.json is a part', () => {
  const text = readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  const long = Object.keys(scripts).filter((name) => name.startsWith('test:'));
  expect(Object.values(NIGHTLY_PARTS)).toEqual(
    expect.arrayContaining(long.map((name) => `npm run ${name}`)),
  );
});
