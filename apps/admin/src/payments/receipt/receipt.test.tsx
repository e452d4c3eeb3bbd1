import { CALLABLES } from '@raade/contracts/base/callables';
import type { HandleReceiptRequest } from '@raade/contracts/money/gifts';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsStaff } from '@raade/staff/testing/as-staff';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { sampleDonation } from '../../testing/sample-donation.ts';
import { DonationActions } from '../donation-actions.tsx';
import { donationRow } from '../donation-row.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
});

const SHOWN: CallableAnswer = {
  result: { to: 'donor@example.org', subject: 'Your receipt', text: 'Thank you for $50.' },
};
const CHANGED: CallableAnswer = { result: { changed: true } };
const BUSY: CallableAnswer = { status: 503, error: { status: 'UNAVAILABLE', message: 'busy' } };

async function open(answers: readonly CallableAnswer[]) {
  const calls = answerCalls({ [CALLABLES.handleReceipt]: answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AsStaff roles={['treasurer']}>
        <DonationActions row={donationRow('pi_1', sampleDonation())} />
      </AsStaff>
      <Toaster />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
  return { user, sent: () => calls.map(({ data }) => data as HandleReceiptRequest) };
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
