import type { CallableRequest } from 'firebase-functions/https';
import { type Actor, requireActor } from '../audit/actor.ts';

/** Who changes the content. */
export interface Editor {
  readonly actor: Actor;
  /** As other editors see it. */
  readonly name: string;
}

/**
 * The person who calls.
 *
 * @throws HttpsError of `requireRight`
 */
export async function requireEditor(
  auth: CallableRequest['auth'],
  right: 'content.edit' | 'content.publish',
): Promise<Editor> {
  const actor = await requireActor(auth, right);
  return { actor, name: auth?.token.email ?? actor.actor };
}
