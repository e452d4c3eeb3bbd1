import type { LogFields } from '../logger/logger.ts';
import type { CaughtError } from './error-catcher.tsx';

/** `not-loaded`: the code could not be loaded. `threw`: it threw while it was evaluated or rendered. */
export type FailureReason = 'not-loaded' | 'threw';

export interface Failure extends CaughtError {
  readonly reason: FailureReason;
}

/** The log fields of a failure or recovery. */
export interface FailureFields extends LogFields {
  /** `page` for loading code, `render` for running it. */
  readonly phase: 'page' | 'render';
  /** Time since the first attempt. */
  readonly milliseconds: number;
  /** Number of earlier attempts. */
  readonly attempt: number;
}

/** True if a chunk could not be loaded: Rspack gives such errors this name. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

export const reasonOf = (error: unknown): FailureReason =>
  isChunkFailure(error) ? 'not-loaded' : 'threw';
