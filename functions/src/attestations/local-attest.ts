import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@raade/contracts/callables';
import { attestRequestSchema } from '@raade/contracts/attestations';
import { checkedInput } from '../callable/checked-input.ts';
import { attest } from './attestations.ts';

/**
 * `local-attest`, on the emulators only: takes what a workflow would say, which has a token that nobody has on a local
 * stack.
 */
export function localAttest(): { attest?: HttpsFunction } {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  const builder = { name: 'local stack', commit: undefined, mayAttest: () => true };
  const take = onRequest({ region: FUNCTIONS_REGION }, async ({ body }, response) => {
    response.json(await attest(builder, checkedInput(attestRequestSchema, body)));
  });
  return { attest: take };
}
