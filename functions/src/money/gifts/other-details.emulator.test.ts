import { useBackend } from '../../testing/backend.ts';
import type { EnterGiftRequest } from '@raade/contracts/money/gifts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { correctionOf, giftToEnter, treasurerDesk } from '../../testing/money/treasurer-desk.ts';

// What a dialog sends once more under its number after something was changed in it.

const backend = useBackend();

const { given, enter, correct } = treasurerDesk(backend);

const ADA = { fullName: 'Ada Right', email: 'ada@example.org', makeAnonymous: false };

test('another correction under the number of one that was made is not taken for it', async () => {
  const id = await given();
  const asked = correctionOf(id, ADA);
  await correct(asked);
  await correct(asked);
  await expect(
    correct({ ...asked, donor: { ...ADA, fullName: 'Ada Righter' } }),
  ).rejects.toMatchObject({ code: 'already-exists' });
  expect(await donationOf(id)).toMatchObject({ donor_name: ADA.fullName, corrections: 1 });
});

test.each<[string, Partial<EnterGiftRequest>]>([
  ['another donor', { fullName: 'Bo Right' }],
  ['another address', { email: 'bo@example.org' }],
  ['another number of a check', { checkNumber: '99' }],
  ['a donor who is anonymous', { makeAnonymous: true }],
  ['a receipt', { sendReceipt: true }],
])('%s under the number of a gift that is entered is not taken for it', async (_what, changes) => {
  const request = giftToEnter();
  const { id } = await enter(request);
  await expect(enter({ ...request, ...changes })).rejects.toMatchObject({ code: 'already-exists' });
  expect(await enter(request)).toEqual({ id });
});
