import type { Composed } from '../compose/compose-shell.ts';

export type Confirm = () => Promise<void>;

/** The place where visitors get the shell's site from. */
export interface LiveSite {
  /**
   * Makes what was composed the live site: whole, or not at all. It may be called again after whatever has become of
   * an earlier call, and has to be called by one at a time.
   * @param confirm asked right before visitors get it; rejects if it is no longer ours to do
   * @returns name of the state that is live now
   */
  makeLive(composed: Composed, confirm: Confirm): Promise<string>;
  /** Name of the state that is live; undefined if nothing is. */
  liveState(): Promise<string | undefined>;
}
