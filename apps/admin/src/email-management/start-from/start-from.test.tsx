import { COLLECTIONS } from '@raade/contracts/base/collections';
import { screen, waitFor } from '@testing-library/react';
import { isRich } from '../content-editor/rich-html.ts';
import { campaignDraft, changeForm } from '../form/campaign-draft.store.ts';
import { campaignScreen, field } from '../testing/campaign-screen.tsx';
import { sampleCampaign } from '../testing/sample-campaign.ts';

const { stored, open } = campaignScreen();

test.each([
  ['Template: workshops', /Workshop Selection/, /<ol><li><strong>[^<]+<\/strong> /],
  ['Template: corrected details', /Corrected Details/, /<li><strong>Dates:<\/strong> [^<]+<\/li>/],
])(
  '%s fills the form with HTML for the text view, and a greeting by name',
  async (label, subject, part) => {
    const user = open();
    await user.selectOptions(field('Start from'), label);
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    await waitFor(() => expect(field('Email Subject').value).toMatch(subject));
    const { content } = campaignDraft.getState().form;
    expect(content).toMatch(/^<h1>[^<]+<\/h1><p>Hello \{\{first_name\}\},<\/p>/);
    expect(content).toMatch(part);
    // A link in a paragraph of its own becomes a button again.
    expect(content).toMatch(/<p><a href="[^"]+">[^<]+<\/a><\/p>/);
    expect(content).not.toMatch(/<table|Unsubscribe/);
    expect(isRich(content)).toBe(true);
  },
);

test('an earlier campaign starts a new draft, and keeps the test address', async () => {
  const campaigns = { a: sampleCampaign() };
  Object.assign(stored, { collections: { [COLLECTIONS.emailCampaigns]: campaigns } });
  changeForm({ testEmail: 'tester@example.org' });
  const before = campaignDraft.getState().record.id;
  const user = open();
  await screen.findByRole('option', { name: /: Sample news$/ });
  await user.selectOptions(
    field('Start from'),
    screen.getByRole('option', { name: /: Sample news$/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await waitFor(() => expect(field('Email Subject').value).toBe('Sample news'));
  const { form, record } = campaignDraft.getState();
  expect(form).toMatchObject({ content: '<p>Sample content</p>', testEmail: 'tester@example.org' });
  expect(record).not.toMatchObject({ id: before });
});
