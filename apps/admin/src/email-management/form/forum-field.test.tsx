import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { closedListMessage } from '@raade/contracts/registrants/registrant-lists';
import { refusal } from '@raade/firebase/testing/callable-answers';
import { screen } from '@testing-library/react';
import { campaignDraft } from './campaign-draft.store.ts';
import { AUDIENCE, button, campaignScreen } from '../testing/campaign-screen.tsx';

const { stored, answers, calls, open, writeCampaign, sent } = campaignScreen();
const { previewEmailCampaign, sendEmailCampaign } = CALLABLES;

beforeEach(() => {
  answers[previewEmailCampaign] = { result: { ...AUDIENCE, recipients: 1 } };
  answers[sendEmailCampaign] = { result: { success: true, recipientCount: 1 } };
  const lists = { '2024': { forum_id: '2024' } };
  Object.assign(stored, { collections: { [COLLECTIONS.registrantLists]: lists } });
});

test('a campaign to another forum is counted and sent with this forum', async () => {
  const user = await writeCampaign();
  const forum = await screen.findByLabelText('Forum');
  await user.selectOptions(forum, 'Forum 2024');
  await user.selectOptions(forum, 'Forum 2025 (current)');
  // A draft of the current forum goes to the one that is current when it is sent.
  expect(campaignDraft.getState().form.forum_id).toBeUndefined();
  await user.selectOptions(forum, 'Forum 2024');
  screen.getByText('Registrants of the RAADE Forum 2024');
  await user.click(button('Send Campaign'));
  await user.click(await screen.findByRole('button', { name: 'Send to 1 recipient' }));
  await screen.findByText('Email sent successfully');
  expect(sent()).toEqual([expect.objectContaining({ recipientType: 'all', forum_id: '2024' })]);
  const counted = calls.filter(({ name }) => name === previewEmailCampaign);
  expect(counted.map(({ data }) => data)).toContainEqual({
    recipientType: 'all',
    forum_id: '2024',
  });
});

test('a closed list of a forum is reported when its recipients are counted', async () => {
  const closed = closedListMessage('2025');
  answers[previewEmailCampaign] = refusal('FAILED_PRECONDITION', closed);
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
  await screen.findByText(closed);
});
