import { FieldValue } from 'firebase-admin/firestore';
import type { MailSwitchResponse } from '@raade/contracts/mail/mail-switch';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { firestore } from '../../base/firestore.ts';

/** Mails that a provider has already taken go out; all others wait. */
export async function switchMail(sending: boolean, actor: Actor): Promise<MailSwitchResponse> {
  const document = mailSwitchDocument();
  const batch = firestore().batch();
  const changed_at = FieldValue.serverTimestamp();
  batch.set(document, { sending, changed_by: actor.actor, changed_at });
  noteActionWith(batch, {
    action: 'control-mail',
    ...actor,
    subject: document.path,
    details: { sending },
  });
  await batch.commit();
  return { sending };
}
