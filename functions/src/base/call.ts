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
type Auth = Request['auth'];

/** A call of the site's pages. Its schemas of requests and answers stand in the contracts. */
export interface Call<Answer = unknown> {
  readonly request: z.ZodMiniType;
  /** Pages may make it that load nothing of what App Check needs. */
  readonly isOpenWithoutAppCheck?: boolean;
  /** @param name as `callName` gives it */
  readonly run: (request: Request, name: string) => Promise<Answer>;
}

interface CallOptions<Schema extends z.ZodMiniType> {
  readonly request: Schema;
  readonly isOpenWithoutAppCheck?: boolean;
}

const callOf = <Answer>(
  { request: schema, isOpenWithoutAppCheck = false }: CallOptions<z.ZodMiniType>,
  run: Call<Answer>['run'],
): Call<Answer> => ({
  request: schema,
  isOpenWithoutAppCheck,
  run: (request, name) => answering(name, () => run(request, name)),
});

/** A caller of whom nothing else is known. */
export interface Visitor {
  readonly networks: readonly Network[];
  readonly challenge: Challenge;
}

interface VisitorCallOptions<Schema extends z.ZodMiniType, Answer> extends CallOptions<Schema> {
  /** Takes each App Check token once, in a function that consumes them. */
  readonly refusesReplay?: true;
  readonly run: (input: z.output<Schema>, visitor: Visitor) => Promise<Answer>;
}

/** A call that anybody may make. It is counted against its networks first: a malformed one counts as any other. */
export function visitorCall<Schema extends z.ZodMiniType, Answer>(
  options: VisitorCallOptions<Schema, Answer>,
): Call<Answer> {
  return callOf(options, async ({ app, data, rawRequest }, name) => {
    if (options.refusesReplay) refuseReplay(app);
    const networks = networksOf(rawRequest);
    await admitCall(name, networks);
    const input = checkedInput(options.request, data);
    return options.run(input, { networks, challenge: challengeOf(app) });
  });
}

export interface Staff {
  readonly auth: Auth;
  /** As the audit log names them. */
  readonly actor: Actor;
}

interface StaffCallOptions<Schema extends z.ZodMiniType, Answer> extends CallOptions<Schema> {
  /** The right that it takes, or how to tell from the input. */
  readonly right: Right | ((input: z.output<Schema>) => Right);
  readonly run: (input: z.output<Schema>, staff: Staff) => Promise<Answer>;
}

/** A call of staff with a right. Visitors, and accounts that are not staff, learn nothing of its shape. */
export function staffCall<Schema extends z.ZodMiniType, Answer>({
  right,
  run,
  ...options
}: StaffCallOptions<Schema, Answer>): Call<Answer> {
  return callOf(options, async ({ auth, data }) => {
    if (typeof right === 'string') {
      const actor = await requireActor(auth, right);
      return run(checkedInput(options.request, data), { auth, actor });
    }
    requireStaff(auth);
    const input = checkedInput(options.request, data);
    return run(input, { auth, actor: await requireActor(auth, right(input)) });
  });
}

interface Reader {
  readonly uid: string;
  readonly auth: Auth;
}

interface ReadingCallOptions<Schema extends z.ZodMiniType, Answer> extends CallOptions<Schema> {
  readonly right: Right;
  readonly run: (input: z.output<Schema>, reader: Reader) => Promise<Answer>;
}

/** A call of staff that changes nothing and leaves no entry in the audit log. */
export function readingCall<Schema extends z.ZodMiniType, Answer>({
  right,
  run,
  ...options
}: ReadingCallOptions<Schema, Answer>): Call<Answer> {
  return callOf(options, async ({ auth, data }) => {
    const uid = await requireRight(auth, right);
    return run(checkedInput(options.request, data), { uid, auth });
  });
}
