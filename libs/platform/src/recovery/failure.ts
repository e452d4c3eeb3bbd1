import type { LogFields } from '../logger/logger.ts';
import type { CaughtError } from './error-catcher.tsx';

/** `not-loaded`: the code could not be loaded. `threw`: it threw while it was evaluated or rendered. */
export type FailureReason = 'not-loaded' | 'threw';

export interface Failure extends CaughtError {
  readonly reason: FailureReason;
}

/** The log's fields about a failure or a recovery, in one shape for the whole site. */
export interface FailureFields extends LogFields {
  /** `page` for fetching code, `render` for running it. */
  readonly phase: 'page' | 'render';
  /** How long after the first try. */
  readonly milliseconds: number;
  /** How many tries came before this one. */
  readonly attempt: number;
}

/** True for code that could not be fetched, by the name that Rspack gives such errors. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

export const reasonOf = (error: unknown): FailureReason =>
  isChunkFailure(error) ? 'not-loaded' : 'threw';
