import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { signOut } from '@raade/firebase/auth';
import { MemoryRouter, provideEnvironment, useLocation, useRoutes } from '@raade/platform';
import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import remote from '../remote.tsx';
import { startAuthService } from '@raade/firebase/testing/auth-service';
import { writtenSheet } from '../testing/written-sheet.ts';

const staff = { email: 'staff@example.org', password: 'sample-password', roles: STAFF_ROLES };
const SITE = 'https://site.example.org';

const service = startAuthService([staff]);
let environment = LOCAL_ENVIRONMENT;

beforeAll(async () => {
  const { origin: auth } = await service;
  const emulators = { auth, firestore: auth, functions: auth };
  environment = { ...LOCAL_ENVIRONMENT, siteUrl: SITE, emulators };
  provideEnvironment(environment);
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await act(() => signOut(environment));
  (await service).sessions.notes.length = 0;
  jest.restoreAllMocks();
});

afterAll(async () => (await service).stop());

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function Site() {
  const { pathname } = useLocation();
  return useRoutes([
    { path: `${pathname}/*`, children: [...(remote.routes[pathname.slice(1)] ?? [])] },
  ]);
}

function visit(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Suspense>
        <Site />
      </Suspense>
    </MemoryRouter>,
  );
  return screen.findByRole('heading', { name: 'Staff Sign-In' });
}

async function open(address: string) {
  await visit(address);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), staff.email);
  await user.type(screen.getByLabelText('Password'), staff.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findAllByRole('tab');
  // The session is noted, too, before the test ends.
  const { sessions } = await service;
  await waitFor(() => expect(sessions.notes).toEqual([['seen_at']]));
  return user;
}

const address = () => screen.getByTestId('address').textContent;
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

function preview() {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Preview of the email: /);
  return { frame, document: writtenSheet(frame) };
}

const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test.each(['/email-preview', '/email-export', '/workshop-email-export'])(
  '[SEC-03] %s asks who it is, and shows nothing before',
  async (asked) => {
    await visit(asked);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
  },
);

test('[TPL-01] /email-preview shows both emails in tabs', async () => {
  const user = await open('/email-preview');
  expect(tabs()).toEqual(['Verification Email', 'Next Steps Email']);
  expect(selectedTab()).toBe('Verification Email');
  expect(preview().document.body.textContent).toContain('This link expires in 24 hours.');

  await user.click(screen.getByRole('tab', { name: 'Next Steps Email' }));
  expect(address()).toBe('/email-preview?email=next-steps');
  expect(preview().document.body.textContent).toContain('Pre-paid by the organizers');
});

test('a tab can be asked for by its address, and links lead to the site of this environment', async () => {
  await open('/email-preview?email=next-steps');
  expect(selectedTab()).toBe('Next Steps Email');
  const links = Array.from(preview().document.links, ({ href }) => href);
  expect(links).toContain(`${SITE}/conference`);
});

test('[TPL-03][TPL-08] the workshop page shows its subject, and the email for a recipient or for Brevo', async () => {
  const user = await open('/workshop-email-export');
  expect(tabs()).toEqual(['Preview', 'Brevo Version']);
  expect(factOf('Subject')).toBe('RAADE Forum 2025: Workshop Selection & Case Studies');
  expect(preview().document.body.textContent).toContain('Hello Sam,');

  await user.click(screen.getByRole('tab', { name: 'Brevo Version' }));
  expect(address()).toBe('/workshop-email-export?version=brevo');
  expect(factOf('Subject')).toBe('RAADE Forum 2025: Workshop Selection & Case Studies');
  expect(preview().document.body.textContent).toContain('Hello {{ contact.FIRSTNAME }},');
});

test('[TPL-06][TPL-07] the guide numbers what to do, and names the subject that the preview shows', async () => {
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

test('[TPL-10] a link leads from the workshop page to /email-export', async () => {
  const user = await open('/workshop-email-export');
  await user.click(screen.getByRole('link', { name: 'Export the correction email' }));
  await screen.findByRole('heading', { name: 'Correction Email Export', level: 1 });
  expect(address()).toBe('/email-export');
});

test('[TPL-02] /email-export exports the correction email like the workshop page', async () => {
  const user = await open('/email-export');
  expect(tabs()).toEqual(['Preview', 'Brevo Version']);
  expect(factOf('Subject')).toBe('RAADE Forum 2025: Corrected Details');
  expect(preview().document.body.textContent).toContain('Hello Sam,');
  await user.click(screen.getByRole('tab', { name: 'Brevo Version' }));
  expect(preview().document.body.textContent).toContain('Hello {{ contact.FIRSTNAME }},');
  screen.getByRole('button', { name: 'Export to HTML' });
  screen.getByRole('button', { name: 'Copy to Clipboard' });
  screen.getByText('‘RAADE Forum 2025: Corrected Details’');
});

test('what staff say was wrong stands in both versions of the correction email', async () => {
  const user = await open('/email-export');
  const shown = () => preview().document.body.textContent;
  expect(shown()).not.toContain('What was wrong:');
  await user.type(screen.getByLabelText('What was wrong'), 'The day is Friday. ');
  expect(shown()).toContain('What was wrong: The day is Friday.');
  await user.click(screen.getByRole('tab', { name: 'Brevo Version' }));
  expect(shown()).toContain('What was wrong: The day is Friday.');
});

test('[TPL-19] under the subject stands what an inbox shows', async () => {
  await open('/workshop-email-export');
  expect(factOf('Inbox preview')).toBe(
    'Five design-sprint workshops, one seat for you. Tell us your top three.',
  );
});

test('the preview can run nothing, fetch nothing but images, and lead nowhere', async () => {
  await open('/workshop-email-export');
  const { frame, document: shown } = preview();
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  // The page that it is written into says what it may fetch; no script runs in the sandbox.
  expect(new URL(frame.src).pathname).toBe(HTML_SHEET);
  expect(shown.querySelector('base')?.target).toBe('_blank');
});
