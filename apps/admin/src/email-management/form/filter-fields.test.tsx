import { COLLECTIONS } from '@raade/contracts/base/collections';
import { screen } from '@testing-library/react';
import { sampleRegistrant } from '../../testing/sample-registrant.ts';
import { openPart } from '../../testing/staff-part.tsx';
import { button, campaignScreen, field } from '../testing/campaign-screen.tsx';
import { WriteEmail } from '../write-email.tsx';
import { campaignDraft } from './campaign-draft.store.ts';
import { textOf } from './campaign-form.ts';

const { stored, open, writeCampaign, sent } = campaignScreen();
const filter = () => textOf(campaignDraft.getState().form).filter;
const choicesIn = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ label: text }) => text);

test('a group can be limited to ticket types that its registrants have, but not to none', async () => {
  const registrants = {
    a: sampleRegistrant({ ticket_type: 'professional-early-bird' }),
    b: sampleRegistrant({ ticket_type: null }),
  };
  Object.assign(stored, { collections: { [COLLECTIONS.registrants]: registrants } });
  const user = await writeCampaign();
  await user.selectOptions(field('Recipient Type'), 'professionals');
  await user.selectOptions(field('Filter'), 'By ticket type');
  await user.click(button('Send Campaign'));
  await screen.findByText('Choose one to ten ticket types');
  expect(sent()).toEqual([]);
  await user.click(await screen.findByRole('checkbox', { name: 'Professional early bird' }));
  expect(filter()).toEqual({ of: 'registrants', ticketTypes: ['professional-early-bird'] });
  expect(field('Recipient Type').value).toBe('professionals');
});

test('applicants or donors replace all registrants, and choosing a group removes them', async () => {
  const user = open();
  await user.selectOptions(field('Recipient Type'), 'students');
  screen.getByText('Registrants of the RAADE Forum 2025');
  await user.selectOptions(field('Filter'), 'Applicants instead of registrants');
  expect(screen.queryByText('Registrants of the RAADE Forum 2025')).toBeNull();
  expect(field('Recipient Type').value).toBe('all');
  await user.selectOptions(field('Applicants'), 'Partner applicants');
  await user.selectOptions(field('Status'), 'Accepted');
  await user.type(field('Organization'), 'Sample');
  expect(filter()).toEqual({
    of: 'applicants',
    kind: 'partner',
    status: 'accepted',
    institution: 'Sample',
  });
  await user.clear(field('Organization'));
  await user.selectOptions(field('Status'), 'All except declined');
  expect(filter()).toEqual({ of: 'applicants', kind: 'partner' });

  await user.selectOptions(field('Filter'), 'Donors instead of registrants');
  await user.selectOptions(field('Year of the donation'), '2024');
  await user.type(field('Smallest donation in dollars'), '12.50');
  expect(filter()).toEqual({ of: 'donors', year: 2024, minCents: 1250 });
  await user.selectOptions(field('Recipient Type'), 'students');
  expect(campaignDraft.getState().form.filter).toBeUndefined();
});

test('filters by applicants and donors are hidden if the account may not read these', () => {
  openPart(<WriteEmail />, { roles: ['mailer'] });
  expect(choicesIn('Filter')).toEqual(['No filter', 'By ticket type']);
});
