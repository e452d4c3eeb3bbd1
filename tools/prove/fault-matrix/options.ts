import { parseArgs } from 'node:util';

/** Regular expression that the titles of the chosen cells match, which are `<fault> <remote> <moment>`. */
export function chosenCells(args: readonly string[]): string {
  const options = {
    fault: { type: 'string', default: '' },
    remote: { type: 'string', default: '' },
    moment: { type: 'string', default: '' },
  } as const;
  const { fault, remote, moment } = parseArgs({ args: [...args], options }).values;
  return [fault, remote, moment].map((name) => name || '[a-z0-9-]+').join(' ');
}
