import type { CALLABLES } from '@raade/contracts/base/callables';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { warmUp } from '@raade/stack/warm-up.ts';

/** Calls functions once, one after the other, before stories whose pages call them. */
export async function warmFunctions(
  { origins }: StackDescription,
  ...names: (typeof CALLABLES)[keyof typeof CALLABLES][]
): Promise<void> {
  for (const name of names) await warmUp(origins, name);
}
