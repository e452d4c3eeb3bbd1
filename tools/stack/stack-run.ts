import type { Ports } from '@raade/contracts/local/local-stack';
import type { Processes } from '@raade/kit/processes/processes.ts';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import type { RunFolder } from '@raade/kit/stack/layout.ts';

/** The configuration of a run of the local stack, for all its parts. */
export interface StackRun {
  readonly folder: RunFolder;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly processes: Processes;
  /** Campaigns to more recipients need an approval. Undefined: none do. */
  readonly approvalAbove?: number | undefined;
  /** The current date of the site, like `2025-03-01`. */
  readonly today?: string | undefined;
}
