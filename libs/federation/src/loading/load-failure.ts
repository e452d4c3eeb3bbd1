/**
 * Why a remote could not be loaded.
 * `unreachable`: refused, an error status, or not the file that the registry vouches for;
 * `deadline`: no answer in time; `broken`: it threw while it was evaluated, or is not a remote;
 * `incompatible`: it needs another platform version; `unregistered`: nobody publishes it.
 */
export type FailureKind = 'unreachable' | 'deadline' | 'broken' | 'incompatible' | 'unregistered';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Any error as a `LoadFailure`; what is not one yet came out of the remote's own code. */
export function asLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure('broken', message, { cause: error });
}
