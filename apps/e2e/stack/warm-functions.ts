import type { CALLABLES } from '@raade/contracts/callables';
import { functionUrl } from '@raade/stack/environments.ts';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

/**
 * Calls functions once, with what they refuse: the emulator starts the process of a function with its first call,
 * which takes as long as the machine is busy, and longer than a page waits for an answer.
 */
export async function warmFunctions(
  { origins }: StackDescription,
  ...names: Callable[]
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ data: {} });
  for (const name of names)
    await fetch(functionUrl(origins, name), { method: 'POST', headers, body });
}
