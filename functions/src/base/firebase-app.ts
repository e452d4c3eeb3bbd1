import { type App, getApps, initializeApp } from 'firebase-admin/app';

/**
 * The project that the functions work in, connected at the first call: discovery at deployment loads
 * every module without any project to connect to. Variables like `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` point it at emulators.
 */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
