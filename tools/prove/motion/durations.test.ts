import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCEPTED_DURATIONS } from './accepted-durations.ts';

const ROOT = path.resolve(__dirname, '../../..');
const DECLARATION = /\b(?:transition|animation)(?:-duration)?:\s*([^;]*);/g;
const WRITTEN_OUT = /\b\d*\.?\d+m?s\b|\$\{[A-Z_]+_MS\}ms/;

/** Files whose styles contain a duration instead of a token. */
function filesWithDurations(): string[] {
  return globSync('{apps,libs}/*/src/**/*.{ts,tsx,css}', { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const styles = readFileSync(path.join(ROOT, file), 'utf8').matchAll(DECLARATION);
      return Array.from(styles, ([, value = '']) => value).some((value) => WRITTEN_OUT.test(value));
    })
    .sort();
}

test('files with a duration that is no token are exactly the accepted ones', () => {
  expect(filesWithDurations()).toEqual(Object.keys(ACCEPTED_DURATIONS).sort());
});
