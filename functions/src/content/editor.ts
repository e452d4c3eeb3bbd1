import type { Auth } from '../base/call.ts';
import type { Actor } from '../base/audit/actor.ts';

/** The account that changes the content. */
export interface Editor {
  readonly actor: Actor;
  /** Name that other editors see. */
  readonly name: string;
}

export const editorOf = (actor: Actor, auth: Auth): Editor => ({
  actor,
  name: auth?.token.email ?? actor.actor,
});
