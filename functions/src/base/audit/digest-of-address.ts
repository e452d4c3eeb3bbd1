import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { AuditActor } from '@raade/contracts/staff/audit';
import { collection } from '../firestore.ts';

/**
 * Returns the digest that stands for an account's address in audit entries. Each address has a secret salt of its own,
 * so nobody who has only the log can find an address by hashing guesses. The first call for an address creates the
 * document that maps the digest to it.
 */
export async function digestOfAddress(uid: string, email: string): Promise<string> {
  const actors = collection('auditActors');
  const matches = await actors.where('uid', '==', uid).where('email', '==', email).limit(1).get();
  const [existingActor] = matches.docs;
  if (existingActor) return existingActor.id;
  const actor: AuditActor = { uid, email, salt: randomBytes(32).toString('hex') };
  // The digest is an HMAC-SHA-256 in hex. It is also the id of the document.
  const digest = createHmac('sha256', actor.salt).update(email).digest('hex');
  await actors.doc(digest).create({ ...actor, created_at: FieldValue.serverTimestamp() });
  return digest;
}
