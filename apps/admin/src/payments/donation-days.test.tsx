import { screen } from '@testing-library/react';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { sampleDonation } from '../testing/sample-donation.ts';
import { rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const { firestore, open } = tabScreen(PaymentsTab);

test('a donation has the day of its payment, as in its receipt, and a dispute its last day to answer, wherever they are read', async () => {
  provideModalDialogs();
  const evening = { created_at: new Date('2026-11-28T03:28:00Z') };
  firestore().stored.documents = {
    pi_1: sampleDonation({ ...evening, paid_at: new Date('2026-11-28T03:28:09Z') }),
    pi_2: sampleDonation({
      created_at: new Date('2025-12-31T20:00:00Z'),
      paid_at: new Date('2026-01-01T06:00:00Z'),
    }),
    pi_3: sampleDonation({
      ...evening,
      ...{ payment_status: 'disputed', dispute: 'open', disputed_cents: 5000 },
      dispute_due_by: '2026-12-06T05:59:59.000Z',
    }),
  };
  const user = open();
  const days = (await rowTexts()).map(([, , , day]) => day);
  expect(days).toEqual(['Nov 27, 2026, 9:28 PM', 'Jan 1, 2026, 12:00 AM', 'Nov 27, 2026, 9:28 PM']);
  await user.click(screen.getAllByRole('button', { name: 'Sample Donor' })[1] ?? document.body);
  const { textContent } = screen.getByRole('dialog', { name: 'Sample Donor' });
  expect(textContent).toContain('DateJan 1, 2026, 12:00:00 AM CST');
  expect(textContent).toContain('BegunDec 31, 2025, 2:00:00 PM CST');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect((await rowTexts())[2]?.[2]).toBe('disputed, answer by 2026-12-05');
  await user.click(screen.getAllByRole('button', { name: 'Sample Donor' })[2] ?? document.body);
  expect(screen.getByRole('dialog').textContent).toContain(
    'Answer the bank byDecember 5, 2026 at 11:59 PM, Houston time',
  );
});
