import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MAIL_SWITCH, mailSwitchSchema } from '@raade/contracts/mail/mail-switch';
import { collection } from '../../base/firestore.ts';

/** `settings/mail`: the switch by which staff stop all mail. */
export function mailSwitchDocument() {
  return collection('settings').doc(MAIL_SWITCH);
}

/** True if the switch allows mail. */
export function isMailOn(document: DocumentSnapshot | undefined): boolean {
  return !document?.exists || z.parse(mailSwitchSchema, document.data()).sending;
}
