import { screen } from '@testing-library/react';
import { CALLABLES } from '@raade/contracts/base/callables';
import { type CampaignEmail, EMPTY_FORM } from '../form/campaign-form.ts';
import { campaignScreen } from '../testing/campaign-screen.tsx';
import { ConfirmCampaign } from './confirm-campaign.tsx';
import { sendEmail } from './send-email.ts';

const EXCLUDED = { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 2 };
/** Nine in the morning in Chicago, a day after its clocks were put forward. */
const EMAIL: CampaignEmail = {
  ...EMPTY_FORM,
  subject: 'Sample news',
  content: '<p>Sample content</p>',
  testMode: false,
  filter: { of: 'donors', year: 2025 },
  startsAt: '2027-03-15T14:00:00Z',
};
const confirm = jest.fn();

const { answers, calls, open, sent } = campaignScreen(
  <ConfirmCampaign email={EMAIL} onCancel={() => undefined} onConfirm={confirm} />,
);

test('the dialog for scheduling shows the time in the zone of the forum, and the audience', async () => {
  answers[CALLABLES.previewEmailCampaign] = {
    result: { registrants: 2, recipients: 0, excluded: EXCLUDED },
  };
  const user = open();
  const dialog = await screen.findByRole('dialog', { name: 'Schedule this campaign?' });
  const go = await screen.findByRole('button', { name: 'Schedule' });
  expect(dialog.textContent).toContain('Mar 15, 2027, 9:00 AM');
  expect(dialog.textContent).toContain('Donors of 2025');
  expect(dialog.textContent).toContain(
    'Left out of 2 donations: 2 listed again with the same address.',
  );
  const { filter } = EMAIL;
  expect(calls.map(({ data }) => data)).toEqual([{ recipientType: 'all', filter }]);
  await user.click(go);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test.each([
  [false, 'Email scheduled', /^It starts Mar 15, 2027, 9:00 AM and has 53 recipients now/],
  [true, 'Waiting for a second staff member', /If nobody approves it by Mar 15, 2027, 9:00 AM/],
])('after scheduling (approval: %s) the toast says: %s', async (needsApproval, title, text) => {
  answers[CALLABLES.sendEmailCampaign] = {
    result: { success: true, recipientCount: 53, needsApproval },
  };
  const { toast } = await sendEmail(EMAIL, 'an-id', 3);
  expect(toast).toMatchObject({ title, description: expect.stringMatching(text) });
  const { startsAt, filter } = EMAIL;
  expect(sent()).toMatchObject([{ startsAt, filter, campaignId: 'an-id', draftRevision: 3 }]);
});
