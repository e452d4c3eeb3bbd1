import { execa } from 'execa';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import type { RunCommand } from './firebase-deploy.ts';

/** Prints and runs a command, with its output in the terminal. */
export const runInTerminal: RunCommand = async ([program = '', ...args]) => {
  console.log(`\n$ ${[program, ...args].join(' ')}`);
  const { failed } = await execa(program, args, {
    cwd: WORKSPACE,
    stdio: 'inherit',
    reject: false,
  });
  if (failed) throw new Failure(`${program} failed. Its messages are above.`);
};
