import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Megabytes that a process that reads an answer may use; Node itself uses 50 to 100 of them. */
const MOST_MEGABYTES = 300;
const MOST_MS = 2_000;

const MODULE = JSON.stringify(path.join(import.meta.dirname, 'render-pages.ts'));

/**
 * Reads an answer, a text made by this code, in a process of its own with a small heap. Its memory is read from the
 * kernel: `process.resourceUsage().maxRSS` counts that of the process that started it, too.
 */
async function reading(answer: string) {
  const code = `
    const { readFileSync } = await import('node:fs');
    const { renderWith, renderedRemoteSchema } = await import(${MODULE});
    const value = (fields) => '{"result":"rendered","value":{' + fields + '}}';
    const NOTHING = '"pages":[],"search":[],"changesOn":[],"slots":[]';
    const text = ${answer};
    const request = { bundle: { app: 'giving', release: '0123', code: '' }, task: {} };
    const start = performance.now();
    const ended = await renderWith(async () => text, request, renderedRemoteSchema({ slots: [] }))
      .then(() => 'accepted', (error) => error.message);
    const ms = performance.now() - start;
    const [, kilobytes] = readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\\s+(\\d+)/);
    process.stdout.write(JSON.stringify({ ended, ms, megabytes: Number(kilobytes) / 1024 }));
  `;
  const options = ['--max-old-space-size=200'];
  const inProcess = ['--input-type=module', '-e', code];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, ...inProcess]);
  return JSON.parse(stdout) as { ended: string; ms: number; megabytes: number };
}

test.each([
  [
    '5.2 million objects for bodies',
    `value(NOTHING + ',"bodies":[' + '{},'.repeat(5.2e6) + '{}]')`,
  ],
  [
    '5 million objects for links',
    `value(NOTHING + ',"bodies":[],"links":[' + '{},'.repeat(5e6) + '{}]')`,
  ],
  [
    'arrays in arrays, 2 million deep',
    `value(NOTHING + ',"bodies":[],"links":' + '['.repeat(2e6) + ']'.repeat(2e6))`,
  ],
])('an answer with %s is refused with little time and memory', async (_what, answer) => {
  const { ended, ms, megabytes } = await reading(answer);
  expect(ended).toBe('giving 0123 gave no answer that can be read.');
  expect(ms).toBeLessThan(MOST_MS);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});

test.each([
  ['empty bodies', `value(NOTHING + ',"bodies":[' + '{},'.repeat(49_900) + '{}]')`],
  ['numeric bodies', `value(NOTHING + ',"bodies":[' + '1,'.repeat(99_900) + '1]')`],
])('the largest possible number of %s is refused for the number alone', async (_what, answer) => {
  const { ended, ms, megabytes } = await reading(answer);
  expect(ended.split('\n')).toEqual([
    'giving 0123 rendered what no release may:',
    expect.stringMatching(/^bodies: Too big/),
  ]);
  expect(ms).toBeLessThan(MOST_MS);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});
