import type { Environment } from '@raade/contracts/releases/environment';

let providedEnvironment: Environment | undefined;

/** Sets the environment. The host of the remotes (the shell, `dev.tsx`, a build) calls it before anything renders. */
export function provideEnvironment(environment: Environment): void {
  providedEnvironment = environment;
}

/** The environment of this page. Throws if it is called before `provideEnvironment`, such as at import time. */
export function environment(): Environment {
  if (!providedEnvironment) {
    throw new Error(
      'The environment is not provided yet: read it when it is needed, not at import.',
    );
  }
  return providedEnvironment;
}
