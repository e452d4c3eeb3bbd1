import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { AuditActor } from '@raade/contracts/staff/audit';
import { collection } from '../firestore.ts';

/**
 * Returns the digest that stands for an account's address in audit entries. Each address has a secret salt of its own,
 * so nobody with the log alone can find out addresses by trying. The first entry creates the document that maps the
 * digest to the address.
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
