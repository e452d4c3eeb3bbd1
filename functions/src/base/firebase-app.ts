import { type App, getApps, initializeApp } from 'firebase-admin/app';

/**
 * The Firebase project of the functions. It is connected at the first call, since a deployment loads all modules
 * without a project. Variables like `FIRESTORE_EMULATOR_HOST` point it at emulators.
 */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
