import type { Environment } from '@raade/contracts/releases/environment';

let provided: Environment | undefined;

/** Called once by whoever frames the remotes (the shell, or a remote's own `dev.tsx`), before anything renders. */
export function provideEnvironment(environment: Environment): void {
  provided = environment;
}

/** The environment that this page runs in. Throws if a module asks at import time, before it is provided. */
export function environment(): Environment {
  if (!provided) {
    throw new Error(
      'The environment is not provided yet: read it when it is needed, not at import.',
    );
  }
  return provided;
}
