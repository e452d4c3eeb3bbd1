import { mayMovePointer } from '@raade/contracts/staff/claims';
import type { Actor } from '../../base/audit/actor.ts';
import { accountOf } from '../../base/rights/account.ts';

/** The person or workflow that moves a pointer. */
export interface Mover {
  readonly actor: Actor;
  /** As it stands in the history. */
  readonly name: string;
  readonly mayMove: (app: string) => boolean;
}

export async function moverOf(actor: Actor): Promise<Mover> {
  // A token says for an hour what its account was.
  const account = await accountOf(actor.actor);
  const claims = account?.customClaims ?? {};
  const name = account?.email ?? actor.actor;
  return { actor, name, mayMove: (app) => mayMovePointer(claims, app) };
}
