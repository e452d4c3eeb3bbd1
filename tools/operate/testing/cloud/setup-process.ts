import { Readable } from 'node:stream';
import { sendTo } from '../../cloud/send.ts';
import { setUpProject } from '../../setup-project/setup-project.ts';
import { parseSetupOptions } from '../../setup-project/setup-options.ts';
import { fromLines } from '../../setup-project/typed-secrets.ts';
import { RECORDS, SECRET_LINES } from './sample-project.ts';

/**
 * A process that does what the command does, at a stand-in: `setup-process.ts <origin> <workspace> <arguments>`.
 * Tests kill it.
 */
const [, , origin = '', workspace = '', ...args] = process.argv;

const outside = {
  send: sendTo(origin),
  token: () => Promise.resolve('a-token'),
  pause: () => Promise.resolve(),
  typed: fromLines(Readable.from([SECRET_LINES])),
  lookUp: (name: string) => Promise.resolve(RECORDS[name] ?? []),
  workspace,
};
await setUpProject(parseSetupOptions(args), outside, {
  say: (line) => console.log(line),
  agrees: () => Promise.resolve(true),
});
