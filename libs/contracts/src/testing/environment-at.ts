import type { Environment } from '../releases/environment.ts';
import { LOCAL_ENVIRONMENT } from '../local/local-environment.ts';

/** The environment of a page whose sign-in, database and functions one server stands in for, at this origin. */
export function environmentAt(origin: string): Environment {
  const emulators = { auth: origin, firestore: origin, functions: origin };
  return { ...LOCAL_ENVIRONMENT, emulators };
}
