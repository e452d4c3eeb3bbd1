import '../../testing/test-environment.ts';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { queueStatement, statementEntry } from '../../money/statements/statement-entry.ts';
import { daysKept } from '../../testing/days-kept.ts';
import { apply, donate } from '../../testing/mail/queued-mails.ts';
import { queueNewMail } from './queue-mail.ts';

test('a mail of any kind goes from the outbox when its time is over', async () => {
  await donate();
  await apply('student', 'apply@example.org');
  const batch = firestore().batch();
  queueNewMail(batch, { kind: 'password-reset', uid: 'account-1', to: 'staff@example.org' });
  queueStatement(batch, statementEntry('2025_x'), { statementId: '2025_x', to: 'sam@example.org' });
  await batch.commit();
  const { days } = COLLECTION_TABLE.outbox.kept;
  expect(await daysKept(firestore().collection(COLLECTIONS.outbox))).toEqual(Array(4).fill(days));
});
