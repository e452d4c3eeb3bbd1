import type { CallableRequest } from 'firebase-functions/https';
import type { Right } from '@raade/contracts/staff/rights';
import type * as z from 'zod/mini';
import { type Actor, requireActor } from './audit/actor.ts';
import { runCall } from './callable/failure.ts';
import { checkedInput } from './callable/checked-input.ts';
import { admitCall } from './limits/network-bound.ts';
import { type Challenge, challengeOf, refuseReplay } from './limits/challenge.ts';
import { type Network, networksOf } from './limits/network.ts';
import { requireRight, requireStaff } from './rights/require-right.ts';

type Request = CallableRequest<unknown>;
/** The sign-in of a caller. */
export type Auth = Request['auth'];

/** A function that pages call. Schemas of requests and answers are in `libs/contracts`. */
export interface Call<Answer = unknown> {
  readonly request: z.ZodMiniType;
  /** True if pages that do not load App Check may call it. */
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
  run: (callRequest, name) => runCall(name, () => run(callRequest, name)),
});

/** A caller who is not signed in. */
export interface Visitor {
  readonly networks: readonly Network[];
  readonly challenge: Challenge;
}

interface VisitorCallOptions extends CallOptions {
  /** Accepts each App Check token once. The deployed function must consume tokens (`CALL_OPTIONS`). */
  readonly refusesReplay?: true;
}

/**
 * A call that anybody may make. It counts against the limit of the caller's networks before the input is checked, so
 * malformed calls count, too.
 */
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
 * A call that needs a right of staff. The right is checked before the input, so that errors do not describe the call to
 * outsiders.
 *
 * @param right the needed right, or a function that derives it from the input
 * @param run gets the account as audit entries name it
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
    // The right depends on the input, so only callers with a role get as far as the check of the input.
    requireStaff(auth);
    const input = checkedInput(request, data);
    return run(input, await requireActor(auth, right(input)), auth);
  });
}

/** A staff call that only reads, and writes no audit entry. */
export function readingCall<Schema extends z.ZodMiniType, Answer>(
  request: Schema,
  right: Right,
  run: (input: z.output<Schema>, uid: string, auth: Auth) => Promise<Answer>,
  options?: CallOptions,
): Call<Answer> {
  const runReading: Call<Answer>['run'] = async ({ auth, data }) => {
    const uid = await requireRight(auth, right);
    return run(checkedInput(request, data), uid, auth);
  };
  return callOf(request, runReading, options);
}
