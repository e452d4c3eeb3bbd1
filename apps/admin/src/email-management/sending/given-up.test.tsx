import { screen, waitFor } from '@testing-library/react';
import { readCampaign, readCampaigns } from '../campaigns/read-campaigns.ts';
import { changeForm, markStarted } from '../form/campaign-draft.store.ts';
import { button, campaignScreen } from '../testing/campaign-screen.tsx';
import { sampleCampaign } from '../testing/sample-campaign.ts';

jest.mock('../campaigns/read-campaigns.ts');
const read = jest.mocked(readCampaign);
const { open } = campaignScreen();

const STARTED = {
  campaignId: '3f0c5a52-6f63-4d3c-8a51-0f6f9f1c2b7d',
  subject: 'Sample news',
  startsAt: '2027-03-15T14:00:00Z',
};

test.each([
  ['scheduled', 'true'],
  ['canceled', null],
  ['not-approved', null],
] as const)('for a campaign that is %s, sending is disabled: %s', async (status, disabled) => {
  read.mockResolvedValue(sampleCampaign({ status }));
  jest.mocked(readCampaigns).mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  changeForm({ subject: STARTED.subject, content: '<p>Sample content</p>', testMode: false });
  markStarted(STARTED);
  open();
  await waitFor(() => expect(read).toHaveBeenCalledWith(STARTED.campaignId));
  await waitFor(() => expect(button('Send Campaign').getAttribute('aria-disabled')).toBe(disabled));
  expect(screen.queryByText(/The form still contains it/) === null).toBe(disabled === null);
});

test('without a started campaign, no campaign is read', async () => {
  read.mockClear();
  jest.mocked(readCampaigns).mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  open();
  await screen.findByLabelText('Email Subject');
  expect(read).not.toHaveBeenCalled();
});
