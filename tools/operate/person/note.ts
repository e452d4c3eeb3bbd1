import type { Firestore } from 'firebase-admin/firestore';
import type { NoteDeed } from '@raade/contracts/staff/audit';
import { noteEntry } from '@raade/functions/base/audit/audit-log';

/** Name of this tool in the audit log, which names people by their tombstones alone. */
const ACTOR = 'npm run person';

/** Notes deeds as those of this tool. */
export function noteAs(firestore: Firestore): NoteDeed {
  return (deed) => noteEntry({ ...deed, actor: ACTOR }, firestore);
}
