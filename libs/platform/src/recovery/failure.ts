import type { LogFields } from '../logger/logger.ts';
import type { CaughtError } from './error-catcher.tsx';

/** Its code could not be loaded, or it threw while it was evaluated or rendered. */
export type FailureReason = 'not-loaded' | 'threw';

export interface Failure extends CaughtError {
  readonly reason: FailureReason;
}

/** What the log is told of a failure or of a recovery, in one shape for the whole site. */
export interface FailureFields extends LogFields {
  /** What went wrong was the fetching of code, or its running. */
  readonly phase: 'page' | 'render';
  /** How long after the first try. */
  readonly milliseconds: number;
  /** How many tries came before this one. */
  readonly attempt: number;
}

/** Whether code could not be fetched, by the name that Rspack gives such errors. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

export const reasonOf = (error: unknown): FailureReason =>
  isChunkFailure(error) ? 'not-loaded' : 'threw';
