import { CALLABLES } from '@raade/contracts/base/callables';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../reading/query-client.ts';
import { startCorrection } from '../form/campaign-draft.store.ts';
import type { CampaignService } from '../testing/campaign-service.ts';
import {
  button,
  expectToast,
  field,
  openEmailManagement as open,
  prepareStaffScreen,
  resetStaffScreen,
  sentIn,
} from '../testing/staff-screen.tsx';

const { sendEmailCampaign: SEND, previewEmailCampaign: PREVIEW } = CALLABLES;
const AUDIENCE = {
  registrants: 60,
  recipients: 53,
  excluded: { cancelled: 0, unsubscribed: 7, invalid: 0, duplicate: 0 },
};

let service: CampaignService;

beforeAll(async () => {
  service = await prepareStaffScreen();
});
beforeEach(() => {
  resetStaffScreen();
  service.answers[PREVIEW] = { result: AUDIENCE };
  service.answers[SEND] = { result: { success: true, recipientCount: 53 } };
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

test('a correction is counted and sent as one, and says whom it goes to', async () => {
  startCorrection({ id: 'sample-id', subject: 'Wrong news' }, 'students');
  const user = open();
  await user.click(field('Email Content'));
  await user.paste('<p>What we wrote was wrong.</p>');
  await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
  await screen.findByText(
    /^53 recipients\. Left out of 60 people who were sent it: 7 unsubscribed\.$/,
  );
  await user.click(button('Send Campaign'));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(dialog.textContent).toContain('Those who were sent “Wrong news”');
  await user.click(await screen.findByRole('button', { name: 'Send to 53 recipients' }));
  await expectToast('Email sent successfully', 'Email campaign started for 53 recipients');
  expect(sentIn(service)).toEqual([
    {
      subject: 'Correction: Wrong news',
      content: '<p>What we wrote was wrong.</p>',
      recipientType: 'students',
      corrects: 'sample-id',
      testMode: false,
      testEmail: '',
      campaignId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  const counted = service.calls.filter(({ name }) => name === PREVIEW).map(({ data }) => data);
  expect(new Set(counted.map((data) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ recipientType: 'students', corrects: 'sample-id' })]),
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});
