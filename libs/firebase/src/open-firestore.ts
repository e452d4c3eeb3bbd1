import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { firebaseApp } from './app.ts';
import { provideAppCheck } from './app-check.ts';
import { emulatorAddress } from './emulator-address.ts';
import { oncePerEnvironment } from './once-per-environment.ts';

const firestoreOf = oncePerEnvironment((environment) => {
  const firestore = getFirestore(firebaseApp(environment));
  if (environment.emulators) {
    const { host, port } = emulatorAddress(environment.emulators.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});

/** The client of the environment's Firestore. The rules decide what the signed-in account may read. */
export async function openFirestore(environment: Environment): Promise<Firestore> {
  await provideAppCheck(environment);
  return firestoreOf(environment);
}
