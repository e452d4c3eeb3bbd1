import { Readable } from 'node:stream';
import { sendTo } from '../../cloud/send.ts';
import { setUpProject } from '../../setup-project/setup-project.ts';
import { fromLines } from '../../setup-project/typed-secrets.ts';
import { EXAMPLES, PROJECT, RECORDS, SECRET_LINES } from './sample-project.ts';

/**
 * Does at a stand-in what `npm run setup:project` does, with the examples of the repository.
 * @param workspace whose `.firebaserc` it writes
 * @returns what it has said, line by line
 */
export async function setUpSample(origin: string, workspace: string): Promise<string[]> {
  const options = {
    ...EXAMPLES,
    project: PROJECT,
    location: 'nam5',
    billingAccount: '0X0X0X-0X0X0X-0X0X0X',
    budget: undefined,
    alertsTo: 'web@example.org',
    isPlan: false,
    asksNothing: true,
  };
  const outside = {
    send: sendTo(origin),
    token: () => Promise.resolve('a-token'),
    pause: () => Promise.resolve(),
    typed: fromLines(Readable.from([SECRET_LINES])),
    lookUp: (name: string) => Promise.resolve(RECORDS[name] ?? []),
    workspace,
  };
  const said: string[] = [];
  const say = (text: string) => void said.push(...text.split('\n'));
  await setUpProject(options, outside, { say, agrees: () => Promise.resolve(true) });
  return said;
}
