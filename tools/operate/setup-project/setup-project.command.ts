import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { defaultToken } from '../cloud/adc-token.ts';
import { sendDirectly } from '../cloud/send.ts';
import { lookUpWith } from '../wanted/look-up.ts';
import type { Talk } from './run-steps.ts';
import { parseSetupOptions, SETUP_COMMAND } from './setup-options.ts';
import { setUpProject } from './setup-project.ts';
import { fromLines, fromTerminal } from './typed-secrets.ts';

const { stdin, stdout } = process;
const say = (line: string) => console.log(line);

async function askInTerminal(question: string): Promise<boolean> {
  if (!stdin.isTTY)
    throw new Failure('There is no terminal to ask in. Add --yes, or run it in one.');
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return /^(y|yes|)$/i.test((await lines.question(`${question} [Y/n] `)).trim());
  } finally {
    lines.close();
  }
}

/** Does what a project of Google Cloud needs. */
await runCommand(SETUP_COMMAND, async () => {
  const options = parseSetupOptions(process.argv.slice(2));
  const talk: Talk = {
    say,
    agrees: (question) => (options.asksNothing ? Promise.resolve(true) : askInTerminal(question)),
  };
  const outside = {
    send: sendDirectly,
    token: options.project === undefined ? () => Promise.resolve('') : defaultToken(),
    pause: (milliseconds: number) => pause(milliseconds),
    typed: stdin.isTTY ? fromTerminal(stdin, say) : fromLines(stdin),
    lookUp: lookUpWith(),
    workspace: WORKSPACE,
  };
  await setUpProject(options, outside, talk);
  return 0;
});
