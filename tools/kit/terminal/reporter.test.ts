import { stripVTControlCharacters } from 'node:util';
import { createReporter } from './reporter.ts';

const lines: string[] = [];
const reporter = createReporter((text) => lines.push(stripVTControlCharacters(text)));
beforeEach(() => lines.splice(0));

test('a step that is done is one line with its time', async () => {
  expect(await reporter.step('Inbox', () => Promise.resolve('result'))).toBe('result');
  expect(lines).toEqual(['✓ Inbox 0.0 s']);
});

test('a step that fails passes its error on and claims nothing', async () => {
  const failing = reporter.step('Inbox', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(lines).toEqual([]);
});
