import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment, useRoutes } from '@raade/platform';
import { address } from '@raade/staff/testing/staff-tests';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import remote from '../remote.tsx';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import { writtenSheet } from '../testing/written-sheet.ts';

const SITE = 'https://site.example.org';

prepareStaffPart();
beforeAll(() => provideEnvironment({ ...LOCAL_ENVIRONMENT, siteUrl: SITE }));

/** The pages at their addresses, without the sign-in before them. */
const ROUTES = ['email-preview', 'email-export', 'workshop-email-export'].map((path) => ({
  path,
  children: [...(remote.routes[path]?.[0]?.children ?? [])],
}));
const Pages = () => useRoutes(ROUTES);

async function open(at: string) {
  const { user } = openPart(
    <Suspense>
      <Pages />
    </Suspense>,
    { address: at },
  );
  await screen.findAllByRole('tab');
  return user;
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const preview = () => writtenSheet(screen.getByTitle<HTMLIFrameElement>(/^Preview of the email: /));
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test('the address selects a tab, and links of the email lead to the site of this environment', async () => {
  await open('/email-preview?email=next-steps');
  expect(selectedTab()).toBe('Next Steps Email');
  const links = Array.from(preview().links, ({ href }) => href);
  expect(links).toContain(`${SITE}/conference`);
});

test.each([
  [
    '[TPL-03][TPL-08] the workshop email',
    '/workshop-email-export',
    'RAADE Forum 2025: Workshop Selection & Case Studies',
  ],
  ['[TPL-02] the correction email', '/email-export', 'RAADE Forum 2025: Corrected Details'],
])(
  '%s has its subject, versions for a recipient and for Brevo, and can be exported',
  async (_email, page, subject) => {
    const user = await open(page);
    expect(tabs()).toEqual(['Preview', 'Brevo Version']);
    expect(factOf('Subject')).toBe(subject);
    expect(preview().body.textContent).toContain('Hello Sam,');

    await user.click(screen.getByRole('tab', { name: 'Brevo Version' }));
    expect(address()).toBe(`${page}?version=brevo`);
    expect(factOf('Subject')).toBe(subject);
    expect(preview().body.textContent).toContain('Hello {{ contact.FIRSTNAME }},');
    screen.getByRole('button', { name: 'Export to HTML' });
    screen.getByRole('button', { name: 'Copy to Clipboard' });
    screen.getByText(`‘${subject}’`);
  },
);

test('[TPL-06][TPL-07] the guide is a numbered list, and names the subject that the preview shows', async () => {
  await open('/workshop-email-export');
  const guide = screen.getByRole('region', { name: 'Import into Brevo' });
  expect(factOf('Subject')).toBe('RAADE Forum 2025: Workshop Selection & Case Studies');
  const list = within(guide).getByRole('list');
  expect(list.tagName).toBe('OL');
  const steps = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Pick the Brevo version and export to an HTML file',
    'Log in to Brevo',
    'Create a template',
    'Import the HTML',
    'Make sure the contact list has a FIRSTNAME field',
    'Set the subject to ‘RAADE Forum 2025: Workshop Selection & Case Studies’',
    'Save',
  ]);
});

test('the text of the field “What was wrong” is in both versions of the correction email', async () => {
  const user = await open('/email-export');
  const shown = () => preview().body.textContent;
  expect(shown()).not.toContain('What was wrong:');
  await user.type(screen.getByLabelText('What was wrong'), 'The day is Friday. ');
  expect(shown()).toContain('What was wrong: The day is Friday.');
  await user.click(screen.getByRole('tab', { name: 'Brevo Version' }));
  expect(shown()).toContain('What was wrong: The day is Friday.');
});

test('[TPL-19] the inbox preview is shown', async () => {
  await open('/workshop-email-export');
  expect(factOf('Inbox preview')).toBe(
    'Five design-sprint workshops, one seat for you. Tell us your top three.',
  );
});
