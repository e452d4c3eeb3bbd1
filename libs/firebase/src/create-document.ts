import { FirebaseError } from 'firebase/app';
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { openFirestore } from './open-firestore.ts';

interface NewDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Field to which the server writes its time. */
  readonly timeField: string;
}

/**
 * Creates a document in a collection in which the rules allow only creating. Returns `refused` if the rules deny it:
 * the data is invalid, or a document with this id exists.
 * @throws FirebaseError for other reasons
 */
export async function createDocument(
  environment: Environment,
  { collection: name, id, data, timeField }: NewDocument,
): Promise<'created' | 'refused'> {
  const document = doc(collection(await openFirestore(environment), name), id);
  try {
    await setDoc(document, { ...data, [timeField]: serverTimestamp() });
    return 'created';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'refused';
    throw error;
  }
}
