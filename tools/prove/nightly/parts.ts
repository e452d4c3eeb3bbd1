import { Failure } from '@raade/contracts/failure';

/** The parts of `npm run nightly`, in their order, with the command that each runs. */
export const NIGHTLY_PARTS = {
  further: 'npm test -- --only further',
  'other-content': 'npm test -- --only contents',
  tools: 'npm test -- --only unit,emulators -- tools/',
  faults: 'npm run test:faults',
  floor: 'npm run test:floor',
  engines: 'npm run test:engines',
  pictures: 'npm run test:pictures',
  tamper: 'npm run test:tamper',
  rebuild: 'npm run test:rebuild',
  cards: 'npm run test:cards',
  money: 'npm run test:money',
  delivery: 'npm run test:delivery',
  contents: 'npm run test:contents',
  spreadsheets: 'npm run test:spreadsheets',
  restore: 'npm run restore:drill',
  breaks: 'npm run test:breaks',
  mutants: 'node tools/prove/mutants/mutants.command.ts',
  stryker: 'stryker run',
} as const;

export type NightlyPart = keyof typeof NIGHTLY_PARTS;

const NAMES = Object.keys(NIGHTLY_PARTS) as NightlyPart[];

/**
 * The parts to run, in their usual order.
 * @param names those that were typed; all parts without any
 * @throws Failure that lists the parts, for a name that is none
 */
export function chosenParts(names: readonly string[]): NightlyPart[] {
  const unknown = names.filter((name) => !Object.hasOwn(NIGHTLY_PARTS, name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown part "${unknown.join()}". There are: ${NAMES.join(', ')}.`);
  }
  return names.length === 0 ? NAMES : NAMES.filter((name) => names.includes(name));
}
