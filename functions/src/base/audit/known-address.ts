import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { AuditActor } from '@raade/contracts/staff/audit';
import { collection } from '../firestore.ts';

/**
 * The digest by which entries name the address of an account. It has a salt of its own, so that whoever holds the log
 * alone cannot try addresses; the document with both is made at the first entry.
 */
export async function digestOfAddress(uid: string, email: string): Promise<string> {
  const actors = collection('auditActors');
  const known = await actors.where('uid', '==', uid).where('email', '==', email).limit(1).get();
  const [document] = known.docs;
  if (document) return document.id;
  const actor: AuditActor = { uid, email, salt: randomBytes(32).toString('hex') };
  // HMAC-SHA-256 of the address, in hex, names the document.
  const digest = createHmac('sha256', actor.salt).update(email).digest('hex');
  await actors.doc(digest).create({ ...actor, created_at: FieldValue.serverTimestamp() });
  return digest;
}
