import {
  begin,
  campaignOf,
  control,
  deliveriesByAddress,
  resetDesk,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { afterFirstCount, beforeNextTransaction } from '../../testing/in-between.ts';
import { campaignDocument, deliveriesOf } from './campaign-document.ts';
import { noteProgress } from './note-progress.ts';

beforeEach(resetDesk);

/** A campaign whose last mail is out, and that nobody has ended yet. */
async function beginUntilEnd(): Promise<string> {
  const id = await begin();
  await work(id);
  await campaignDocument(id).update({ status: 'sending', finished_at: null });
  return id;
}

test('staff who pause a campaign while its mails are counted have paused it', async () => {
  const id = await beginUntilEnd();
  beforeNextTransaction(() => control(id, 'pause'));
  await noteProgress(id, 'when-next-due');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', deliveries: { sent: 4 } });
});

test('a batch that is taken while mails are counted does not end its campaign', async () => {
  const id = await beginUntilEnd();
  const [last] = (await deliveriesOf(id).get()).docs;
  await last?.ref.update({ status: 'waiting' });
  const inHands = deliveriesOf(id).where('status', '==', 'sending');
  const restore = await afterFirstCount(inHands, () => last?.ref.update({ status: 'sending' }));
  await noteProgress(id, 'when-next-due');
  restore();
  expect(await campaignOf(id)).toMatchObject({
    status: 'sending',
    deliveries: { sent: 3, waiting: 1, sending: 0 },
  });
});

test('a campaign goes on while a worker has the last of its mails in its hands', async () => {
  const id = await beginUntilEnd();
  const [last] = (await deliveriesOf(id).get()).docs;
  await last?.ref.update({ status: 'sending' });
  await noteProgress(id, 'when-next-due');
  expect(await campaignOf(id)).toMatchObject({
    status: 'sending',
    deliveries: { sent: 3, sending: 1 },
  });
  expect(await deliveriesByAddress(id)).toHaveProperty('size', 4);
});
