import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../long-tests/run-in-parts.ts';
import { runPart } from './run-part.ts';

const COMMAND = {
  name: 'npm run nightly -- contents',
  summary: 'Makes random changes to the content, then checks, renders and opens the result.',
  options: {
    contents: { type: 'string', value: '<number>', default: '2000', help: 'number of changes' },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: { 'npm run nightly -- contents --contents 100': 'a short run' },
} as const;

/** The share of contents that are rendered, and the share that are opened in a browser. */
const RENDERED_SHARE = 0.2;
const OPENED_SHARE = 0.01;

/** Tests that every content that passes the checks can also be rendered and shown. */
await runCommand(COMMAND, async ({ values: { contents, seed } }) => {
  await buildApps();
  return runInParts({
    total: contents,
    partSize: 500,
    async runPart(index, count) {
      const { figures, problems } = await runPart({
        count,
        seed: Number(seed) + index,
        maxRendered: Math.ceil(count * RENDERED_SHARE),
        maxOpened: Math.ceil(count * OPENED_SHARE),
      });
      for (const problem of problems) console.log(`\n${problem}`);
      console.log(`part ${index + 1}: ${JSON.stringify(figures)}`);
      return problems.length === 0 ? figures : undefined;
    },
  });
});
