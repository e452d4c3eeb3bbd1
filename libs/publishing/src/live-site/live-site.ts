import type { Composed } from '../compose/compose-shell.ts';

/** Called right before a change becomes visible. Rejects if the publish must not continue. */
export type Confirm = () => Promise<void>;

/** The shell's site as visitors get it (port): Firebase Hosting, or a folder on the local stack. */
export interface LiveSite {
  /**
   * Publishes a composition. It may be repeated after a failure, but not run twice at the same time.
   * @returns id of the new live state
   */
  makeLive(composed: Composed, confirm: Confirm): Promise<string>;
  /** Id of the live state; undefined if nothing is live. */
  liveState(): Promise<string | undefined>;
}
