import { Failure } from '@raade/contracts/base/failure';

const LONG_TEST = 'tools/prove/long-tests/long-test.command.ts';

/** The parts of `npm run nightly`, in their order: the file and its arguments. */
export const NIGHTLY_PARTS = {
  further: ['tools/prove/test-run/test.command.ts', '--only', 'further,alone'],
  'other-content': ['tools/prove/test-run/test.command.ts', '--only', 'contents'],
  tools: ['tools/prove/test-run/test.command.ts', '--only', 'unit', '--', 'tools/'],
  emulators: ['tools/prove/test-run/test.command.ts', '--only', 'emulators,abuse'],
  faults: ['tools/prove/fault-matrix/faults.command.ts'],
  floor: ['tools/prove/floor-test/floor.command.ts'],
  engines: ['tools/prove/engines-test/engines.command.ts'],
  pictures: ['tools/prove/pictures-test/pictures.command.ts'],
  tamper: ['tools/prove/tamper-test/tamper.command.ts'],
  cards: [LONG_TEST, 'cards'],
  money: [LONG_TEST, 'money'],
  delivery: [LONG_TEST, 'delivery'],
  contents: ['tools/prove/contents-test/contents-test.command.ts'],
  spreadsheets: ['tools/prove/spreadsheets/spreadsheets.command.ts'],
  restore: [LONG_TEST, 'restore'],
  mutants: ['tools/prove/mutants/mutants.command.ts'],
  stryker: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
} as const;

export type NightlyPart = keyof typeof NIGHTLY_PARTS;

const NAMES = Object.keys(NIGHTLY_PARTS) as NightlyPart[];

/**
 * The parts to run, in their usual order.
 * @param names the chosen parts; if empty, all run
 * @throws Failure that lists the parts, if a name is unknown
 */
export function chooseParts(names: readonly string[]): NightlyPart[] {
  const unknown = names.filter((name) => !Object.hasOwn(NIGHTLY_PARTS, name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown part "${unknown.join()}". There are: ${NAMES.join(', ')}.`);
  }
  return names.length === 0 ? NAMES : NAMES.filter((name) => names.includes(name));
}

/** Reads arguments like `money --donors 200`: a part with options of its own. Undefined for other arguments. */
export function partWithOptions([name = '', ...options]: readonly string[]) {
  const part = NAMES.find((candidate) => candidate === name);
  return part && options[0]?.startsWith('-') ? { part, options } : undefined;
}
