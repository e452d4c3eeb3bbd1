import { CALLABLES } from '@raade/contracts/base/callables';
import { CAMPAIGN_MESSAGES } from '@raade/contracts/mail/campaigns';
import { fireEvent, screen } from '@testing-library/react';
import { AUDIENCE, button, campaignScreen, field } from '../testing/campaign-screen.tsx';
import { campaignDraft } from './campaign-draft.store.ts';
import { checkForm, EMPTY_FORM } from './campaign-form.ts';

const { answers, writeCampaign, sent } = campaignScreen();
const startsAt = () => campaignDraft.getState().form.startsAt;

test('a campaign starts now, or at a time in the zone of the forum', async () => {
  answers[CALLABLES.previewEmailCampaign] = { result: AUDIENCE };
  answers[CALLABLES.sendEmailCampaign] = { result: { success: true, recipientCount: 1 } };
  const user = await writeCampaign();
  expect(startsAt()).toBeUndefined();
  await user.selectOptions(field('When'), 'At a date and time');
  await user.click(button('Schedule Campaign'));
  await screen.findByText(CAMPAIGN_MESSAGES.startsAt);
  fireEvent.change(field('Date and time'), { target: { value: '2025-07-01T18:00' } });
  expect(startsAt()).toBe('2025-07-01T23:00:00.000Z');
  screen.getByText('In the forum’s time zone: CDT.');
  fireEvent.change(field('Date and time'), { target: { value: '2025-03-09T02:30' } });
  screen.getByText('This hour does not exist: clocks are set forward');
  expect(sent()).toEqual([]);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  fireEvent.change(field('Date and time'), { target: { value: `${tomorrow}T12:00` } });
  await user.click(button('Schedule Campaign'));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule this campaign?' });
  expect(dialog.textContent).toMatch(/, 12:00 PM, C[DS]T/);
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  await screen.findByText(/is scheduled/);
  expect(sent()).toEqual([expect.objectContaining({ startsAt: startsAt() })]);
});

test('a start must be within the next 60 days, and a test has none', () => {
  const now = Date.parse('2025-03-01T12:00:00Z');
  const form = { ...EMPTY_FORM, subject: 'News', content: '<p>Sample text</p>', testMode: false };
  const isTaken = (at: string) => checkForm({ ...form, startsAt: at }, now).ok;
  expect(isTaken('2025-03-01T12:01:00.000Z')).toBe(true);
  expect(isTaken('2025-03-01T12:00:00.000Z')).toBe(false);
  expect(isTaken('2025-04-30T12:00:00.000Z')).toBe(true);
  expect(isTaken('2025-04-30T12:01:00.000Z')).toBe(false);
  const test = { ...form, startsAt: '', testMode: true, testEmail: 'a@example.org' };
  const check = checkForm(test, now);
  expect(check.ok && 'startsAt' in check.email).toBe(false);
});
