import { forumOf } from '@raade/content-model/forum/forum-of';
import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideDay } from '@raade/platform';
import { fakeMedia } from '@raade/platform/testing/media';
import { render, screen } from '@testing-library/react';
import GuestPage from './guest.page.tsx';

beforeEach(() => {
  fakeMedia();
});

const CONTENT = documentContent();
const FORUM = forumOf(CONTENT);
const WITH_PLACES = contentOf({ ...CONTENT, forum: { ...CONTENT.forum, isFull: false } });

function show(day: string, content = CONTENT): string {
  provideDay({ today: day });
  render(
    <ContentProvider value={content}>
      <MemoryRouter>
        <GuestPage />
      </MemoryRouter>
    </ContentProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

const form = () => screen.queryByRole('button', { name: 'Send Registration' });

test('while places are left, the page shows the form', () => {
  expect(show(SAMPLE_TODAY, WITH_PLACES)).toBe('Register for the Forum');
  expect(form()).not.toBeNull();
  expect(screen.getByText(/April 11-12, 2025/).textContent).toContain('It takes two minutes.');
  expect(screen.getByRole('combobox', { name: /^Ticket/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Registration$/ }).getAttribute('href')).toBe(
    '/conference/register',
  );
});

test('while the forum is full, the page shows links instead of the form', () => {
  expect(show(SAMPLE_TODAY)).toBe('Registration is Now Closed');
  expect(form()).toBeNull();
  expect(screen.getByRole('link', { name: 'See the forum' }).getAttribute('href')).toBe(
    '/conference',
  );
  expect(screen.getByRole('region', { name: 'What you can do instead' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a place that is given back' })).toBeTruthy();
});

test('without alternatives in the content, the page links only to the forum', () => {
  const { instead, ...full } = CONTENT['forum-phases'].full;
  expect(instead).toBeDefined();
  show(
    SAMPLE_TODAY,
    contentOf({ ...CONTENT, 'forum-phases': { ...CONTENT['forum-phases'], full } }),
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the forum' })).toBeTruthy();
});

test.each([
  ['before it opens', '2025-01-14', 'Registration Opens on January 15, 2025'],
  ['while it takes place', FORUM.firstDay, 'The Forum is Taking Place'],
  ['after the forum', dayAfter(FORUM.lastDay), 'The Forum is Over'],
])('%s there is no form', (_when, day, title) => {
  expect(show(day, WITH_PLACES)).toBe(title);
  expect(form()).toBeNull();
});
