import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { countOperations, since, type Operations } from '../../testing/firestore-operations.ts';
import type { MailProvider } from '../mail-provider.ts';
import { addReaders, clear, clearAll } from '../../testing/mail/registrants.ts';
import { measured } from '../../testing/money/measured.ts';
import { countAudience } from './audience/count-audience.ts';
import { freezeAudience } from './audience/freeze-audience.ts';
import { createCampaign } from './create-campaign.ts';
import { workOnCampaign } from './work-on-campaign.ts';

jest.mock('../../base/task-queue.ts', () => ({ enqueue: () => Promise.resolve() }));

/** Two pages of registrants, and one more page. */
const READERS = [500, 750] as const;

const AS_A_MAIL_SERVER = { batchSize: 25, close: () => undefined };
const allSent: MailProvider['send'] = (mails) =>
  Promise.resolve(mails.map(() => ({ status: 'sent' as const })));

const operations = countOperations();

beforeEach(clearAll);

/** What a campaign to so many asks of Firestore, from the preview to the last mail. */
async function campaignTo(readers: number): Promise<Record<string, Operations>> {
  await clear(COLLECTIONS.registrants);
  await addReaders(readers);
  const preview = await measured(operations.soFar, () => countAudience({ recipientType: 'all' }));
  const id = randomUUID();
  const text = { subject: 'News', content: '<p>Hello</p>', recipientType: 'all' } as const;
  await createCampaign(id, text, { actor: 'account-1', actor_address: null });
  const freeze = await measured(operations.soFar, () => freezeAudience(id, () => false));
  const worker = { provider: { ...AS_A_MAIL_SERVER, send: allSent }, now: Date.now };
  const send = await measured(operations.soFar, () => workOnCampaign(id, worker));
  return { preview, freeze, send };
}

test('what one more mail of a campaign asks of Firestore', async () => {
  const [few, more] = [await campaignTo(READERS[0]), await campaignTo(READERS[1])];
  const mails = READERS[1] - READERS[0];
  const costs = Object.entries(more).map(([name, operationsThen]) => {
    const before = few[name] ?? operationsThen;
    const { reads, writes, deletes } = since(before, operationsThen);
    return [name, [reads, writes, deletes].map((each) => Math.round(each / mails))] as const;
  });
  expect(Object.fromEntries(costs)).toEqual({
    preview: [2, 0, 0],
    freeze: [3, 1, 0],
    // Among the reads is the registrant, who may have cancelled.
    send: [5, 2, 0],
  });
});
