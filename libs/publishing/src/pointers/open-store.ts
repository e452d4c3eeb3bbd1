import type { Environment } from '@raade/contracts/environment';
import { deleteApp, FirebaseError, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { Failure } from '@raade/contracts/failure';
import { firestorePointerStore } from './firestore-pointer-store.ts';
import type { PointerStore } from './pointer-store.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Signs in to the project of the environment and works with its pointers; the connection ends after it. */
export async function withPointerStore<Result>(
  environment: Environment,
  account: Account,
  work: (store: PointerStore) => Promise<Result>,
): Promise<Result> {
  const { apiKey, authDomain, projectId } = environment.firebase;
  const app = initializeApp({ apiKey, authDomain, projectId }, `releases ${crypto.randomUUID()}`);
  try {
    await signIn(app, environment, account);
    return await work(firestorePointerStore(firestoreOf(app, environment), account.email));
  } catch (error) {
    throw explained(error, account);
  } finally {
    await deleteApp(app);
  }
}

async function signIn(app: FirebaseApp, { emulators }: Environment, account: Account) {
  const auth = getAuth(app);
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, account.email, account.password);
}

function firestoreOf(app: FirebaseApp, { emulators }: Environment) {
  const firestore = getFirestore(app);
  if (emulators) {
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Advice about an error of Firebase, where there is any. */
function explained(error: unknown, { email }: Account): unknown {
  if (!(error instanceof FirebaseError)) return error;
  if (error.code === 'permission-denied') {
    return new Failure(
      `${email} may not do this: a team moves the pointers of its own apps alone.\n` +
        'Who administers the project can allow it: `npm run staff -- releases <email> <app>`.',
      { cause: error },
    );
  }
  if (error.code.startsWith('auth/')) {
    return new Failure(`${email} could not be signed in: ${error.message}`, { cause: error });
  }
  return error;
}
