import type { CallableRequest } from 'firebase-functions/https';
import type { Right } from '@raade/contracts/staff/rights';
import type * as z from 'zod/mini';
import { type Actor, requireActor } from './audit/actor.ts';
import { answering } from './callable/failure.ts';
import { checkedInput } from './callable/checked-input.ts';
import { admitCall } from './limits/network-bound.ts';
import { type Challenge, challengeOf, refuseReplay } from './limits/challenge.ts';
import { type Network, networksOf } from './limits/network.ts';
import { requireRight, requireStaff } from './rights/require-right.ts';

type Request = CallableRequest<unknown>;
/** The sign-in of a caller. */
export type Auth = Request['auth'];

/** A call of the site's pages. Its schemas of requests and answers stand in the contracts. */
export interface Call<Answer = unknown> {
  readonly request: z.ZodMiniType;
  /** Pages may make it that load nothing of what App Check needs. */
  readonly isOpenWithoutAppCheck?: boolean;
  /** @param name as `callName` gives it */
  readonly run: (request: Request, name: string) => Promise<Answer>;
}

interface CallOptions {
  readonly isOpenWithoutAppCheck?: boolean;
}

const callOf = <Answer>(
  request: z.ZodMiniType,
  run: Call<Answer>['run'],
  { isOpenWithoutAppCheck = false }: CallOptions = {},
): Call<Answer> => ({
  request,
  isOpenWithoutAppCheck,
  run: (asked, name) => answering(name, () => run(asked, name)),
});

/** A caller of whom nothing else is known. */
export interface Visitor {
  readonly networks: readonly Network[];
  readonly challenge: Challenge;
}

interface VisitorCallOptions extends CallOptions {
  /** Takes each App Check token once, in a function that consumes them. */
  readonly refusesReplay?: true;
}

/** A call that anybody may make. It is counted against its networks first: a malformed one counts as any other. */
export function visitorCall<Schema extends z.ZodMiniType, Answer>(
  request: Schema,
  run: (input: z.output<Schema>, visitor: Visitor) => Promise<Answer>,
  options: VisitorCallOptions = {},
): Call<Answer> {
  return callOf(
    request,
    async ({ app, data, rawRequest }, name) => {
      if (options.refusesReplay) refuseReplay(app);
      const networks = networksOf(rawRequest);
      await admitCall(name, networks);
      return run(checkedInput(request, data), { networks, challenge: challengeOf(app) });
    },
    options,
  );
}

/**
 * A call of staff with a right. Visitors, and accounts that are not staff, learn nothing of its shape.
 *
 * @param right the right that it takes, or how to tell from the input
 * @param run is told the account as the audit log names it
 */
export function staffCall<Schema extends z.ZodMiniType, Answer>(
  request: Schema,
  right: Right | ((input: z.output<Schema>) => Right),
  run: (input: z.output<Schema>, actor: Actor, auth: Auth) => Promise<Answer>,
): Call<Answer> {
  return callOf(request, async ({ auth, data }) => {
    if (typeof right === 'string') {
      const actor = await requireActor(auth, right);
      return run(checkedInput(request, data), actor, auth);
    }
    requireStaff(auth);
    const input = checkedInput(request, data);
    return run(input, await requireActor(auth, right(input)), auth);
  });
}

/** A call of staff that changes nothing and leaves no entry in the audit log. */
export function readingCall<Schema extends z.ZodMiniType, Answer>(
  request: Schema,
  right: Right,
  run: (input: z.output<Schema>, uid: string, auth: Auth) => Promise<Answer>,
  options?: CallOptions,
): Call<Answer> {
  const reading: Call<Answer>['run'] = async ({ auth, data }) => {
    const uid = await requireRight(auth, right);
    return run(checkedInput(request, data), uid, auth);
  };
  return callOf(request, reading, options);
}
