import { CALLABLES } from '@raade/contracts/base/callables';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen, waitFor } from '@testing-library/react';
import { sampleDonation } from '../../testing/sample-donation.ts';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { DonationActions } from '../donation-actions.tsx';
import { donationRow } from '../donation-row.ts';

prepareStaffPart();

const SHOWN: CallableAnswer = {
  result: { to: 'donor@example.org', subject: 'Your receipt', text: 'Thank you for $50.' },
};
const CHANGED: CallableAnswer = { result: { changed: true } };

async function open(answers: readonly CallableAnswer[]) {
  const { user, sent } = openPart(<DonationActions row={donationRow('pi_1', sampleDonation())} />, {
    answers: { [CALLABLES.handleReceipt]: answers },
    roles: ['treasurer'],
  });
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
  return { user, sent };
}

test('a receipt is read first, and sent once more to whom it says, once however often it is pressed', async () => {
  const { user, sent } = await open([SHOWN, BUSY, CHANGED]);
  await screen.findByText('Thank you for $50.');
  const { textContent } = screen.getByRole('dialog', { name: 'Receipt of Sample Donor' });
  expect(textContent).toContain('To donor@example.org: Your receipt');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText(/it is done once, however often it is asked for/);
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText('The receipt goes to donor@example.org once more');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [shown, first, again] = sent();
  expect(shown).toMatchObject({ action: 'show', id: 'pi_1' });
  expect(first).toMatchObject({ action: 'send', id: 'pi_1' });
  expect(again).toEqual(first);
});

test('a receipt that cannot be shown says so, and can be sent all the same', async () => {
  const { user, sent } = await open([BUSY, CHANGED]);
  await screen.findByText('The receipt could not be shown. Close this, and try again.');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText('The receipt goes to donor@example.org once more');
  expect(sent()).toHaveLength(2);
});
