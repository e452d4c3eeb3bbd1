/**
 * The reason why a remote could not be loaded. `unreachable`: network error, error status or wrong integrity hash;
 * `deadline`: no answer in time; `broken`: its code threw or exports no remote; `incompatible`: it needs another
 * platform version; `unregistered`: the registry does not contain it.
 */
export type FailureKind = 'unreachable' | 'deadline' | 'broken' | 'incompatible' | 'unregistered';

/** The step that failed: reading the registry, running the entry script, or evaluating the module. */
export type LoadPhase = 'registry' | 'entry' | 'module';

interface FailureOptions extends ErrorOptions {
  /** By default `module`. */
  readonly phase?: LoadPhase;
}

/** The error of a remote that could not be loaded. */
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

/** The failure of an entry or module that did not answer within `milliseconds`. */
export function lateFailure(subject: string, milliseconds: number, phase: LoadPhase): LoadFailure {
  const message = `${subject} did not answer within ${milliseconds} ms`;
  return new LoadFailure('deadline', message, { phase });
}

/** Converts any error to a `LoadFailure`. Other errors come from the remote's own code, so they are `broken`. */
export function asLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure('broken', message, { cause: error });
}
