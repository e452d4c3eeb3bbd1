import { dayAfter, dayBefore } from '@raade/contracts/base/days';
import { LOCAL_ENVIRONMENT, SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideDay, provideEnvironment } from '@raade/platform';
import { fakeMedia } from '@raade/platform/testing/media';
import { render, screen } from '@testing-library/react';
import { FORUM } from '../../content/forum.ts';
import { PHASE_TEXTS } from '../../content/forum-places.ts';
import GuestPage from './guest.page.tsx';

beforeEach(() => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  fakeMedia();
});
afterEach(() => jest.restoreAllMocks());

function show(day: string): string {
  provideDay({ today: day });
  render(
    <MemoryRouter>
      <GuestPage />
    </MemoryRouter>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

const form = () => screen.queryByRole('button', { name: 'Send Registration' });

test('while there are places, guests are asked what we need to know', () => {
  jest.replaceProperty(FORUM, 'isFull', false);
  expect(show(SAMPLE_TODAY)).toBe('Register for the Forum');
  expect(form()).not.toBeNull();
  expect(screen.getByText(/April 11-12, 2025/).textContent).toContain('It takes two minutes.');
  expect(screen.getByRole('combobox', { name: /^Ticket/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Registration$/ }).getAttribute('href')).toBe(
    '/conference/register',
  );
});

test('while it is full, nobody is asked for anything, and there is a way on', () => {
  expect(show(SAMPLE_TODAY)).toBe('Registration is Now Closed');
  expect(form()).toBeNull();
  expect(screen.getByRole('link', { name: 'See the forum' }).getAttribute('href')).toBe(
    '/conference',
  );
  expect(screen.getByRole('region', { name: 'What you can do instead' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a place that is given back' })).toBeTruthy();
});

test('content that knows no other way leads to the forum alone', () => {
  jest.replaceProperty(PHASE_TEXTS.full, 'instead', undefined);
  show(SAMPLE_TODAY);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the forum' })).toBeTruthy();
});

test.each([
  ['before it opens', dayBefore(FORUM.registrationOpens), 'Registration Opens on January 15'],
  ['while it takes place', FORUM.firstDay, 'The Forum is Taking Place'],
  ['after the forum', dayAfter(FORUM.lastDay), 'The Forum is Over'],
])('%s there is no form', (_when, day, title) => {
  jest.replaceProperty(FORUM, 'isFull', false);
  expect(show(day)).toBe(title);
  expect(form()).toBeNull();
});
