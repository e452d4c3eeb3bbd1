import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { openTown } from './scenarios/town.ts';

const COMMAND = {
  name: 'npm run test:workflows',
  summary: 'Runs the workflows of GitHub step by step, against stand-ins of GitHub and of Google’s cloud.',
  options: {
    quick: { type: 'boolean', default: false, help: 'leaves out what only lints and tests' },
  },
} as const;

await runCommand(COMMAND, async ({ values }) => {
  const teller = { line: (depth: number, text: string) => console.log('  '.repeat(depth) + text) };
  const town = await openTown({ teller, isQuick: values.quick });
  try {
    const sha = await town.repository.commit('Name the sites of the project', () => Promise.resolve());
    await town.github.push(sha);
    for (let run = 0; run < 1; run += 1) await town.github.runNext();
    console.log(town.network.askedInVain);
    console.log(town.cloud.world.requests.filter((one) => !/GET serviceusage/.test(one)).slice(-150).join('\n'));
    return 0;
  } finally {
    await town.close();
  }
});
