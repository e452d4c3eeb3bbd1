import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { ContentPart } from '@raade/contracts/content/parts';
import { contentPresenceSchema, PRESENCE_LIFETIME_MS } from '@raade/contracts/content/presence';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { authOf } from './auth.ts';
import { readList, timestampSchema } from './documents.ts';
import { openFirestore } from './open-firestore.ts';

/** Maximum number of editors to read. */
const EDITOR_LIMIT = 50;

const presenceSchema = z.extend(contentPresenceSchema, { at: timestampSchema });

/** An editor who has an item of the content open. Editors show each other where they work. */
export interface EditorPresence {
  readonly uid: string;
  /** Email address of the account. */
  readonly name: string;
  readonly part: ContentPart;
  readonly item: string | null;
  /** Time of the editor's last report. */
  readonly at: Date;
}

const documentOf = async (environment: Environment, uid: string) =>
  doc(await openFirestore(environment), COLLECTIONS.contentPresence, uid);

/**
 * Reports that the signed-in editor has an item open.
 * @throws FirebaseError
 */
export async function recordPresence(
  environment: Environment,
  { part, item }: Pick<EditorPresence, 'part' | 'item'>,
): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) return;
  await setDoc(await documentOf(environment, user.uid), {
    name: user.email,
    part,
    item,
    at: serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + PRESENCE_LIFETIME_MS),
  });
}

/**
 * Reports that the signed-in editor has left.
 * @throws FirebaseError
 */
export async function leavePresence(environment: Environment): Promise<void> {
  const user = authOf(environment).currentUser;
  if (user) await deleteDoc(await documentOf(environment, user.uid));
}

/**
 * Reads the presence of all editors, including the signed-in one.
 * @throws FirebaseError
 */
export async function readPresence(environment: Environment): Promise<readonly EditorPresence[]> {
  const { documents } = await readList(environment, {
    collection: COLLECTIONS.contentPresence,
    limit: EDITOR_LIMIT,
    schema: presenceSchema,
  });
  return documents.map(({ id, data: { name, part, item, at } }) => ({
    uid: id,
    name,
    part,
    item,
    at,
  }));
}
