import type { Ports } from '@raade/contracts/local/local-stack';
import type { Processes } from '@raade/kit/processes/processes.ts';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import type { RunFolder } from '@raade/kit/stack/layout.ts';

/** The facts that every part of one run of the local stack needs. */
export interface StackRun {
  readonly folder: RunFolder;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly processes: Processes;
  /** A campaign to more waits for a second member of the staff; none does if it is not given. */
  readonly approvalAbove?: number | undefined;
  /** The day that the site shows, like `2025-03-01`, if not the usual one. */
  readonly today?: string | undefined;
}
