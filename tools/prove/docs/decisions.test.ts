import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const FOLDER = path.join(WORKSPACE, 'docs/decisions');
const FILES = globSync('[0-9]*.md', { cwd: FOLDER }).sort();
const INDEX = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const FORM =
  /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|superseded by ADR \d+)\.\n\n/;

/** `['9', 'Two small fonts…', '009-fonts.md', '2026-11-21', 'accepted']`, as a decision says of itself. */
function factsOf(file: string): (string | undefined)[] {
  const [, number, title, date, status] = FORM.exec(textOf(file)) ?? [];
  return [number, title, file, date, status];
}

const listed = [
  ...INDEX.matchAll(/^\| (\d+) +\| \[(.+)\]\((.+\.md)\) +\| ([\d-]+) +\| (.+?) +\|$/gm),
].map((found) => found.slice(1));

test.each(FILES)('%s begins with its number and title, its date and its status', (file) => {
  expect(textOf(file)).toMatch(FORM);
  expect(Number.parseInt(file, 10)).toBe(Number(factsOf(file)[0]));
});

test('the index lists every decision, in order, as it says of itself', () => {
  expect(listed).toEqual(FILES.map(factsOf));
});

test.each(FILES)('%s is under two kilobytes', (file) => {
  expect(Buffer.byteLength(textOf(file))).toBeLessThan(2048);
});

test('no two decisions have one number', () => {
  const numbers = FILES.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(FILES.length);
});
