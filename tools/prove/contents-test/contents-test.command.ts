import { writeFile } from 'node:fs/promises';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../test-run/run-in-parts.ts';
import { runPart } from './run-part.ts';

const COMMAND = {
  name: 'npm run nightly -- contents',
  summary:
    'Changes the content as careless editors would, and checks, renders and opens what comes of it.',
  options: {
    contents: { type: 'string', value: '<number>', default: '10000', help: 'how many' },
    part: { type: 'string', value: '<number>', default: '500', help: 'contents of one part' },
    minutes: {
      type: 'string',
      value: '<number>',
      help: 'begins no part later; the same command goes on where it was',
    },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: {
    'npm run nightly -- contents --contents 100 --part 100': 'a short run',
    'npm run nightly -- contents --minutes 30': 'as much as half an hour allows',
  },
} as const;

/** Of all contents, those that are rendered if they are accepted, and those that are opened. */
const RENDERED = 0.2;
const OPENED = 0.01;

const signal = abortOnSignals();

await runCommand(COMMAND, async ({ values: { contents, part, minutes, seed } }) => {
  await buildApps();
  return runInParts({
    ...{ name: 'contents-test', plan: `seed ${seed}`, total: contents, part, minutes, signal },
    async run({ index, size, figures: file }) {
      const { figures, problems } = await runPart({
        count: size,
        seed: Number(seed) + index,
        rendered: Math.ceil(size * RENDERED),
        opened: Math.ceil(size * OPENED),
      });
      for (const problem of problems) console.log(`\n${problem}`);
      console.log(`part ${index + 1}: ${JSON.stringify(figures)}`);
      await writeFile(file, JSON.stringify(figures));
      return problems.length === 0 ? 0 : 1;
    },
  });
});
