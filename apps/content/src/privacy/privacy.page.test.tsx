import { documentContent } from '@raade/content-model/provided/provided-content';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render, screen, within } from '@testing-library/react';
import PrivacyPage from './privacy.page.tsx';

const { contact, privacy } = documentContent();

const companies = () => within(screen.getByRole('region', { name: 'Companies we use' }));
const records = () => within(screen.getByRole('region', { name: 'What we keep about you' }));

test('the page names the mail service of this environment', () => {
  provideEnvironment({ ...LOCAL_ENVIRONMENT, mailService: 'The server of a sample university' });
  render(<PrivacyPage />);
  expect(companies().getByText('The server of a sample university')).toBeTruthy();
  expect(companies().queryByText('Brevo')).toBeNull();
});

test('roles that see anonymous donors and the share of counted visits come from the code', () => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  render(<PrivacyPage />);
  const named = /If you give anonymously, only treasurers and the administrators of staff accounts/;
  expect(records().getByText(named)).toBeTruthy();
  expect(records().getByText(/One visit in 10 is counted\./)).toBeTruthy();
});

test('a table of contents links to each chapter by its heading', () => {
  render(<PrivacyPage />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const chapters = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    chapters.map(({ textContent }) => textContent),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    chapters.map(({ id }) => `/privacy#${id}`),
  );
});

test('the summary says who gets which data and whom to contact', () => {
  render(<PrivacyPage />);
  const lines = within(screen.getByRole('list', { name: 'In short' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    ...(privacy.summary ?? []),
    expect.stringContaining(`write to ${contact.email}`),
  ]);
});

test('texts for staff are only in closed details', () => {
  render(<PrivacyPage />);
  const staff = screen.getByRole('region', { name: 'What concerns our staff only' });
  const folded = staff.querySelector('details');
  expect(folded?.open).toBe(false);
  for (const { title } of privacy.staff?.records ?? []) {
    expect(folded?.contains(screen.getByText(title))).toBe(true);
  }
  for (const { key } of privacy.staff?.entries ?? []) {
    expect(folded?.contains(screen.getByText(key))).toBe(true);
  }
});
