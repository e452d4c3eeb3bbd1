import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { chooseParts, NIGHTLY_PARTS, partWithOptions } from './parts.ts';

test('every part runs by default, and chosen parts run in their usual order', () => {
  expect(chooseParts([])).toEqual(Object.keys(NIGHTLY_PARTS));
  expect(chooseParts(['money', 'faults'])).toEqual(['faults', 'money']);
});

test('an unknown part is refused with the list of parts', () => {
  expect(() => chooseParts(['constructor'])).toThrow(/^Unknown part "constructor". There are: /);
});

test('options after a single part are for its command', () => {
  const options = ['--donors', '200', '--seed', '7'];
  expect(partWithOptions(['money', ...options])).toEqual({ part: 'money', options });
  expect(partWithOptions(['money', 'cards', ...options])).toBeUndefined();
  expect(partWithOptions(options)).toBeUndefined();
  expect(partWithOptions(['money'])).toBeUndefined();
});

test.each(Object.entries(NIGHTLY_PARTS))('the part %s has a command', (_part, [file]) => {
  expect(existsSync(path.join(WORKSPACE, file))).toBe(true);
});
