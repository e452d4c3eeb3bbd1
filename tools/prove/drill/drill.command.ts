import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CONDITIONS, type ConditionName } from '@raade/contracts/health/health';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { Failure } from '@raade/contracts/base/failure';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { drillSite } from './drill-site.ts';
import { DRILLS } from './drills.ts';
import { runDrill } from './run-drill.ts';

const COMMAND = {
  name: 'npm run drill',
  summary:
    'Breaks what an alert is for on the local stack that runs, looks each second until the log says so, and mends it.',
  usage: ['<alert>…', 'all'],
  takesWords: true,
  options: {},
  examples: { 'npm run drill -- mail-late': `alerts: ${CONDITIONS.join(', ')}` },
} as const;

await runCommand(COMMAND, async ({ positionals }) => {
  const names = namesIn(positionals);
  const stack = await findStack();
  if (!stack) throw new Failure('No local stack runs. Start one with `npm start`.');
  // Google's SDKs find emulators by their environment.
  Object.assign(process.env, stack.env);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID });
  const rows: string[][] = [['alert', 'seconds until it began', 'until it ended']];
  try {
    for (const name of names) {
      console.log(`${name}: ${DRILLS[name].does}`);
      const { began, ended } = await runDrill(drillSite(stack, getFirestore(app)), name);
      rows.push([name, began.toFixed(1), ended.toFixed(1)]);
    }
  } finally {
    await deleteApp(app);
  }
  console.log(`\n${formatTable(rows)}`);
  return 0;
});

function namesIn(words: readonly string[]): readonly ConditionName[] {
  if (words.length === 1 && words[0] === 'all') return CONDITIONS;
  const names = CONDITIONS.filter((name) => words.includes(name));
  if (words.length > 0 && names.length === words.length) return names;
  throw new Failure(`Name alerts, or all. There are: ${CONDITIONS.join(', ')}.`);
}
