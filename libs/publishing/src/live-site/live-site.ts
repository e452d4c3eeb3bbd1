import type { Composed } from '../compose/compose-shell.ts';

export type Confirm = () => Promise<void>;

/** The shell's site as visitors get it (port): Firebase Hosting, or a folder on the local stack. */
export interface LiveSite {
  /**
   * Publishes a composition. It may be repeated after a failure, but not run twice at the same time.
   * @param confirm called right before the change becomes visible; rejects if the publish must not continue
   * @returns id of the new live state
   */
  makeLive(composed: Composed, confirm: Confirm): Promise<string>;
  /** Id of the live state; undefined if nothing is live. */
  liveState(): Promise<string | undefined>;
}
