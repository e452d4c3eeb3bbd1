import { FirebaseError } from 'firebase/app';
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { openFirestore } from './open-firestore.ts';

interface NewDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Field that gets the server's time. */
  readonly timeField: string;
}

/**
 * Creates a document under create-only rules. `refused` means that the rules denied it: it is not what they
 * ask for, or a document with this id is there already.
 * @throws FirebaseError for every other reason
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
