import type { Environment } from '../releases/environment.ts';
import { LOCAL_ENVIRONMENT } from '../local/local-environment.ts';

/** An environment in which one test server at this origin replaces sign-in, database and functions. */
export function environmentAt(origin: string): Environment {
  const emulators = { auth: origin, firestore: origin, functions: origin };
  return { ...LOCAL_ENVIRONMENT, emulators };
}
