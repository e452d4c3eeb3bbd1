import { FieldValue } from 'firebase-admin/firestore';
import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { mailSwitchRequestSchema, type MailSwitchResponse } from '@raade/contracts/mail-switch';
import { requireActor, type Actor } from '../audit/actor.ts';
import { noteActionWith } from '../audit/audit-log.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { firestore } from '../firestore.ts';

/** `control-mail`: takes a `MailSwitchRequest` of a member of the staff, answers a `MailSwitchResponse`. */
export const controlMailCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.controlMail, async () => {
      const actor = await requireActor(auth, 'mail.control');
      return switchMail(checkedInput(mailSwitchRequestSchema, data).sending, actor);
    }),
);

/** Mails that a provider has already taken go out; all others wait. */
async function switchMail(sending: boolean, actor: Actor): Promise<MailSwitchResponse> {
  const document = mailSwitchDocument();
  const batch = firestore().batch();
  const changed_at = FieldValue.serverTimestamp();
  batch.set(document, { sending, changed_by: actor.actor, changed_at });
  noteActionWith(batch, {
    action: CALLABLES.controlMail,
    ...actor,
    subject: document.path,
    details: { sending },
  });
  await batch.commit();
  return { sending };
}
