import { initializeApp } from 'firebase/app';
import { oncePerEnvironment } from './once-per-environment.ts';

/**
 * The Firebase app that all clients of an environment share. Its name is part of the storage key of the sign-in, so it
 * must be the same on every visit.
 */
export const firebaseApp = oncePerEnvironment(({ name, firebase: { appId, ...config } }) =>
  initializeApp({ ...config, ...(appId !== undefined && { appId }) }, name),
);
