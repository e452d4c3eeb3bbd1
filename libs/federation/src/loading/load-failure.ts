/**
 * The reason why a remote could not be loaded. `unreachable`: refused, an error status, or not the file that the
 * registry vouches for; `deadline`: no answer in time; `broken`: it threw while it was evaluated, or is not a remote;
 * `incompatible`: it needs another platform version; `unregistered`: nobody publishes it.
 */
export type FailureKind = 'unreachable' | 'deadline' | 'broken' | 'incompatible' | 'unregistered';

/** The step that failed: the pointer, the script that it names, or the module behind that. */
export type LoadPhase = 'registry' | 'entry' | 'module';

interface FailureOptions extends ErrorOptions {
  /** `module` unless told otherwise. */
  readonly phase?: LoadPhase;
}

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: FailureKind;
  readonly phase: LoadPhase;

  constructor(
    kind: FailureKind,
    message: string,
    { phase = 'module', ...options }: FailureOptions = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.phase = phase;
  }
}

/** The failure of something that did not answer within `milliseconds`. */
export function lateFailure(what: string, milliseconds: number, phase: LoadPhase): LoadFailure {
  const message = `${what} did not answer within ${milliseconds} ms`;
  return new LoadFailure('deadline', message, { phase });
}

/** Any error as a `LoadFailure`; what is not one yet came out of the remote's own code. */
export function asLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure('broken', message, { cause: error });
}
