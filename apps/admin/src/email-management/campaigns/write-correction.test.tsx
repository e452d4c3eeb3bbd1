import { screen, within } from '@testing-library/react';
import { campaignDraft, changeForm } from '../form/campaign-draft.store.ts';
import { button, campaignScreen } from '../testing/campaign-screen.tsx';
import { openCampaign as open } from '../testing/open-campaign.tsx';
import { sampleCampaign } from '../testing/sample-campaign.ts';
import { readCampaign, readDeliveries } from './read-campaigns.ts';

jest.mock('./read-campaigns.ts');
const read = jest.mocked(readCampaign);

campaignScreen();
beforeEach(() => {
  jest.mocked(readDeliveries).mockResolvedValue({ documents: [], unreadable: [], end: undefined });
});

const midway = {
  status: 'paused',
  deliveries: { waiting: 20, sending: 0, sent: 30, failed: 0, unknown: 0 },
} as const;
const corrected = { id: 'sample-id', subject: 'Sample news' };

test('a correction is addressed to those who were sent the campaign', async () => {
  read.mockResolvedValue(sampleCampaign(midway));
  const staff = open();
  await staff.click(await screen.findByRole('button', { name: 'Write a correction' }));
  await screen.findByText('The form');
  expect(campaignDraft.getState().form).toMatchObject({
    subject: 'Correction: Sample news',
    recipientType: 'students',
    corrects: corrected,
  });
});

test('a correction replaces an unsent email only after a confirmation', async () => {
  changeForm({ subject: 'Other news' });
  read.mockResolvedValue(sampleCampaign(midway));
  const staff = open();
  await staff.click(await screen.findByRole('button', { name: 'Write a correction' }));
  const dialog = screen.getByRole('dialog', { name: 'Replace the email that you are writing?' });
  await staff.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(campaignDraft.getState().form.subject).toBe('Other news');
  await staff.click(button('Write a correction'));
  await staff.click(button('Replace it'));
  await screen.findByText('The form');
  expect(campaignDraft.getState().form.corrects).toEqual(corrected);
});

test('a correction is not offered while the campaign is being sent', async () => {
  const { deliveries } = midway;
  read.mockResolvedValue(sampleCampaign({ status: 'sending', deliveries }));
  open();
  await screen.findByRole('button', { name: 'Pause' });
  expect(screen.queryByRole('button', { name: 'Write a correction' })).toBeNull();
});

test('an account that may not write to registrants cannot write a correction', async () => {
  read.mockResolvedValue(sampleCampaign(midway));
  open(['viewer']);
  await screen.findByText(/^Only .* can write a correction/);
  expect(screen.queryByRole('button', { name: 'Write a correction' })).toBeNull();
});

test('a correction names the campaign that it corrects, and links to it', async () => {
  read.mockResolvedValue(sampleCampaign({ corrects: { id: 'wrong', subject: 'Wrong news' } }));
  open();
  const link = await screen.findByRole('link', { name: '“Wrong news”' });
  expect(link.getAttribute('href')).toBe('/admin/email-management/wrong');
  expect(link.closest('p')?.textContent).toMatch(/^To those who were sent “Wrong news”, /);
});
