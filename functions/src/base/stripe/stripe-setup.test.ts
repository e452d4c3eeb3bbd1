import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KEY_RIGHTS, WEBHOOK_EVENTS } from './stripe-setup.ts';

const README = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');

/** Cells of the table of README.md whose first header is this. */
function tableOf(header: string): string[][] {
  const lines = README.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${header} `));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

test('the README names the events that an endpoint of Stripe subscribes to', () => {
  expect(tableOf('event')).toEqual(Object.entries(WEBHOOK_EVENTS));
});

test('the README names the rights that a restricted key of Stripe needs', () => {
  expect(tableOf('right of the key')).toEqual(Object.entries(KEY_RIGHTS));
});
