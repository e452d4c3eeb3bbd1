import { provider, resetOutbox, send, sentMails } from '../../testing/mail/outbox-desk.ts';
import {
  at,
  control,
  donations,
  give,
  giftOf,
  sendOne,
} from '../../testing/money/statement-desk.ts';
import { statementMails } from './statement-entry.ts';

beforeEach(resetOutbox);

test('a gift whose donor was corrected since is on the statement of the right one, and of nobody else', async () => {
  const [wrong = ''] = await give(giftOf('stranger@example.org'), giftOf('sam@example.org'));
  await control('prepare');
  await donations().doc(wrong).update({ donor_email: 'right@example.org', donor_name: 'Bo Right' });
  expect(await control('prepare')).toMatchObject({
    counts: { gifts: 2, due: 2 },
    totals: { usd: 10_000 },
  });
  await control('send');
  await send();
  expect(provider.addresses).toEqual(['right@example.org', 'sam@example.org']);
});

test('a statement whose gifts are all somebody else’s by now is needless', async () => {
  const [id = ''] = await give(giftOf('stranger@example.org'));
  await control('prepare');
  await control('send');
  await donations().doc(id).update({ donor_email: 'right@example.org' });
  await send();
  expect(provider.addresses).toEqual([]);
  const { docs } = await statementMails().get();
  expect(docs.map((entry) => entry.get('status') as unknown)).toEqual(['needless']);
});

test('a statement that somebody asks for has all gifts of its year, however many there are of others', async () => {
  const earlier = { paid_at: at('2024-03-01T18:00:00Z') };
  await give(...Array.from({ length: 240 }, () => giftOf('sam@example.org', earlier)));
  await give(...Array.from({ length: 60 }, () => giftOf('sam@example.org')));
  await sendOne('sam@example.org');
  await send();
  expect(sentMails()[0]?.text).toMatch(/Your gifts in 2025\s+\$3,000 USD/);
});
