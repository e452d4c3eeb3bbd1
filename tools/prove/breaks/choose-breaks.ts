import { Failure } from '@raade/contracts/base/failure';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import type { Break } from './break.ts';
import { BREAKS } from './list/index.ts';

/** A break under the name that people call it by: `places 3`. */
export interface NamedBreak extends Break {
  readonly name: string;
}

export const BREAKS_COMMAND = {
  name: 'npm run nightly -- breaks',
  summary:
    'Makes mistakes that teams could make, one at a time: does the right gate stop each, in the right words?',
  options: {
    only: {
      type: 'string',
      value: '<names>',
      help: `some of ${Object.keys(BREAKS).join(', ')}, like "places" or "places 3", with commas; without it, all`,
    },
  },
  examples: { 'npm run nightly -- breaks --only "places 3,world"': 'some of them' },
} as const;

/** `[--only "places 3,world"]`; all of them without it. */
export function chooseBreaks(args: readonly string[]): readonly NamedBreak[] {
  const { values } = parseCommandLine(BREAKS_COMMAND, args);
  const all = Object.entries(BREAKS).flatMap(([group, breaks]) =>
    breaks.map((one, index) => ({ ...one, name: `${group} ${index + 1}`, group })),
  );
  const asked = values.only?.split(',').map((name) => name.trim());
  const chosen = all.filter(
    ({ name, group }) => asked?.some((one) => one === name || one === group) ?? true,
  );
  if (chosen.length > 0) return chosen;
  throw new Failure(
    `There is no break ${values.only}. There are: ${Object.keys(BREAKS).join(', ')}.`,
  );
}
