import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { ContentPart } from '@raade/contracts/content/parts';
import { contentPresenceSchema, PRESENCE_LIVES_MS } from '@raade/contracts/content/presence';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { authOf } from './auth.ts';
import { readList, timestampSchema } from './documents.ts';
import { openFirestore } from './open-firestore.ts';

/** Editors that are told of at a time. */
const MOST_PRESENT = 50;

const presentSchema = z.extend(contentPresenceSchema, { at: timestampSchema });

/** An editor at an item of the content, when they said so last. */
export interface Present {
  readonly uid: string;
  /** Address of the account. */
  readonly name: string;
  readonly part: ContentPart;
  readonly item: string | null;
  readonly at: Date;
}

const documentOf = async (environment: Environment, uid: string) =>
  doc(await openFirestore(environment), COLLECTIONS.contentPresence, uid);

/**
 * Says that whoever is signed in is at an item.
 * @throws FirebaseError
 */
export async function notePresence(
  environment: Environment,
  { part, item }: Pick<Present, 'part' | 'item'>,
): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) return;
  await setDoc(await documentOf(environment, user.uid), {
    ...{ name: user.email, part, item },
    at: serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + PRESENCE_LIVES_MS),
  });
}

/**
 * Says that they have left.
 * @throws FirebaseError
 */
export async function leavePresence(environment: Environment): Promise<void> {
  const user = authOf(environment).currentUser;
  if (user) await deleteDoc(await documentOf(environment, user.uid));
}

/**
 * All editors who have said where they are, whoever asks among them.
 * @throws FirebaseError
 */
export async function readPresence(environment: Environment): Promise<readonly Present[]> {
  const { documents } = await readList(environment, {
    collection: COLLECTIONS.contentPresence,
    limit: MOST_PRESENT,
    schema: presentSchema,
  });
  return documents.map(({ id, data: { name, part, item, at } }) => ({
    ...{ uid: id, name, part, item, at },
  }));
}
