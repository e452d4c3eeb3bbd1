import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MAIL_SWITCH, mailSwitchSchema } from '@raade/contracts/mail/mail-switch';
import { collection } from '../../base/firestore.ts';

/** `settings/mail`: the switch by which staff stop all mail, except mails about changes of admins. */
export function mailSwitchDocument() {
  return collection('settings').doc(MAIL_SWITCH);
}

/** True if mail may be sent, also while there is no document. `getAll` can give `undefined`. */
export function isMailOn(document: DocumentSnapshot | undefined): boolean {
  return !document?.exists || z.parse(mailSwitchSchema, document.data()).sending;
}
