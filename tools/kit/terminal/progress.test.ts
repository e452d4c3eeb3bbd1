import { createProgress } from './progress.ts';

function drawn(isTTY: boolean, total: number, ...steps: readonly number[]): string {
  let text = '';
  const out = { isTTY, write: (part: string | Uint8Array) => ((text += String(part)), true) };
  steps.forEach(createProgress(total, out));
  return text;
}

test('a terminal sees one line that fills, and ends when all is done', () => {
  expect(drawn(true, 1000, 500, 1000)).toBe(
    `\r[${'█'.repeat(15)}${' '.repeat(15)}] 500 of 1,000\r[${'█'.repeat(30)}] 1,000 of 1,000\n`,
  );
});

test('a log sees nothing of it', () => {
  expect(drawn(false, 1000, 500)).toBe('');
});
