import type { CallableRequest } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { checkedInput } from '../callable/checked-input.ts';
import { admitCall } from './admit-call.ts';
import { type Network, networksOf } from './network.ts';

interface Admitted<Input> {
  readonly input: Input;
  /** Where the call comes from. */
  readonly networks: readonly Network[];
}

/**
 * The payload of a visitor's call. The call is counted first: a malformed one counts against its networks as any other.
 *
 * @param name of the callable
 * @throws HttpsError of `admitCall` and of `checkedInput`
 */
export async function admittedInput<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  { data, rawRequest }: Pick<CallableRequest<unknown>, 'data' | 'rawRequest'>,
): Promise<Admitted<z.output<Schema>>> {
  const networks = networksOf(rawRequest);
  await admitCall(name, networks);
  return { input: checkedInput(schema, data), networks };
}
