import type { Auth } from '../base/call.ts';
import type { Actor } from '../base/audit/actor.ts';

/** The person who changes the content. */
export interface Editor {
  readonly actor: Actor;
  /** As other editors see it. */
  readonly name: string;
}

export const editorOf = (actor: Actor, auth: Auth): Editor => ({
  actor,
  name: auth?.token.email ?? actor.actor,
});
