import { SAMPLE } from '@raade/content-model/sample-content';
import { CALLABLES } from '@raade/contracts/base/callables';
import type { ListedPublication } from '@raade/contracts/content/editions';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import { screen, within } from '@testing-library/react';
import { Navigate, setStaffSession, useLocation } from '@raade/platform';
import userEvent from '@testing-library/user-event';
import {
  contentWith,
  draftOf,
  LIVE,
  MOVE,
  sessionWith,
} from '../editions/testing/content-answers.ts';
import { draftsOfNextForum } from '../editions/next-forum-drafts.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { openPage, prepareEditor, refusedWith } from '../testing/open-editor.tsx';
import ChangesPage from './changes.page.tsx';

prepareEditor();
beforeEach(() => setStaffSession({ email: 'kofi@example.org', signOut: () => undefined }));
afterEach(() => setStaffSession(undefined));

const user = userEvent.setup({ delay: null });

const NEXT = 'b'.repeat(64);
const EARLIER = draftOf({
  part: 'sessions',
  item: 'check-in',
  revision: 3,
  value: sessionWith('check-in', { start: '15:30' }),
});
const WRONG = draftOf({ part: 'speakers', item: 'ama-sample', value: { id: 'ama-sample' } });
const CONTACT = draftOf({
  part: 'contact',
  item: null,
  value: { ...SAMPLE.contact, email: 'new@example.org' },
});
const PUBLISHED = { result: { edition: NEXT } };
const { publishContent, readContent, withdrawPublication } = CALLABLES;

type Shown = Parameters<typeof openPage>;

/** Opens the page; the server has these contents one after the other, and publishes. */
const show = (contents: Shown[1], answers: Shown[2] = { [publishContent]: [PUBLISHED] }) =>
  openPage(<ChangesPage />, contents, answers);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => user.click(await button(name));
/** Publishes what is selected. */
async function publish(count: string): Promise<void> {
  await press(`Publish ${count}`);
  await press('Publish now');
}
const box = (name: string) => screen.findByRole('checkbox', { name });

test('all drafts are listed in words with their authors, and published together', async () => {
  const { sent } = show([contentWith([MOVE, EARLIER]), contentWith([])]);
  await screen.findByText('Opening Address moved from Multicultural Center, main hall to Room 100');
  screen.getByText('Check-In and Refreshments moved from 4:00 PM to 3:30 PM');
  expect(screen.getAllByText(/By kofi@example.org/)).toHaveLength(2);
  await press('Publish 2 changes');
  const question = within(screen.getByRole('dialog', { name: 'Publish 2 changes?' }));
  question.getByText('Check-In and Refreshments moved from 4:00 PM to 3:30 PM');
  await user.type(question.getByLabelText(/Note/), 'Rooms. ');
  await press('Publish now');
  await screen.findByText(/Live as of/);
  const live = screen.getByRole('link', { name: 'conference' });
  expect(live.getAttribute('href')).toBe('/conference');
  // The message is above the previews.
  const none = await screen.findByText('No changes');
  const previews = screen.getByRole('heading', { name: 'Preview the site on…' });
  expect(none.compareDocumentPosition(previews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(publishContent)).toEqual([
    {
      request: expect.any(String) as string,
      edition: LIVE,
      drafts: [
        { part: 'sessions', item: 'opening-address', revision: 7 },
        { part: 'sessions', item: 'check-in', revision: 3 },
      ],
      note: 'Rooms.',
    },
  ]);
});

test('only the editor’s own changes are selected; those of others are listed below by author', async () => {
  setStaffSession({ email: 'ada@example.org', signOut: () => undefined });
  const { sent } = show([contentWith([EARLIER, { ...MOVE, by: 'ada@example.org' }, CONTACT])]);
  expect(await box('Opening Address')).toHaveProperty('checked', true);
  expect(screen.getAllByRole('heading', { level: 2 }).slice(0, 2)).toMatchObject([
    { textContent: 'Your changes' },
    { textContent: 'Changes by kofi@example.org' },
  ]);
  const theirs = within(screen.getByRole('region', { name: 'Changes by kofi@example.org' }));
  for (const one of theirs.getAllByRole('checkbox')) expect(one).toHaveProperty('checked', false);
  expect(theirs.getAllByRole('checkbox')).toHaveLength(2);
  await publish('1 change');
  await screen.findByText(/Live as of/);
  expect(sent(publishContent)).toMatchObject([{ drafts: [{ item: 'opening-address' }] }]);
});

test('a draft with problems cannot be published, links to them, and does not block other drafts', async () => {
  const { sent } = show([contentWith([MOVE, WRONG])]);
  expect((await box('Ama Sample')).hasAttribute('disabled')).toBe(true);
  const [link] = screen.getAllByRole('link', { name: 'Speaker “Ama Sample”, Name:' });
  expect(link?.getAttribute('href')).toBe('/editor/speakers/ama-sample?at=name');
  await publish('1 change');
  await screen.findByText(/Live as of/);
  expect(sent(publishContent)).toMatchObject([{ drafts: [{ item: 'opening-address' }] }]);
});

test('a conflict between drafts is shown before publishing, and one of them can be published alone', async () => {
  const clash = draftOf({
    part: 'sessions',
    item: 'opening-ceremony',
    value: sessionWith('opening-ceremony', { end: '18:10' }),
  });
  const { sent } = show([contentWith([EARLIER, clash])]);
  await screen.findByText('These changes cannot go live together yet:');
  screen.getByText(/is at the same time in the same room as "Opening Ceremony"/);
  await press('Publish 2 changes');
  expect(document.activeElement?.tagName).toBe('A');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Choose none');
  screen.getByText('No changes selected');
  await press('Choose all');
  await user.click(await box('Opening Ceremony'));
  expect(screen.queryByText(/cannot go live together/)).toBeNull();
  await publish('1 change');
  await screen.findByText(/Live as of/);
  expect(sent(publishContent)).toMatchObject([{ drafts: [{ item: 'check-in' }] }]);
});

const NEXT_FORUM = {
  ...SAMPLE.forum,
  isFull: false,
  days: [{ id: 'day1', name: 'Day 1', date: '2026-04-10' }],
};

test('the next forum is one change, described in sentences, and published whole or not at all', async () => {
  const drafts = draftsOfNextForum(SAMPLE, NEXT_FORUM).map(draftOf);
  const { sent } = show([contentWith([...drafts, CONTACT]), contentWith([])]);
  const next = await box('Next forum: April 10, 2026');
  screen.getByText('The forum is on April 10, 2026. In 2025: April 11-12, 2025.');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await button('Publish 2 changes');
  expect(screen.getByText(/^Opening Address was removed/).closest('[hidden]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: `All ${drafts.length} changes` }));
  expect(screen.getByText(/^Opening Address was removed/).closest('[hidden]')).toBeNull();
  await user.click(next);
  await button('Publish 1 change');
  await user.click(next);
  await user.click(await box('Contact'));
  await publish('1 change');
  await screen.findByText(/Live as of/);
  expect(sent(publishContent)).toMatchObject([
    { drafts: drafts.map(({ part, item }) => ({ part, item })) },
  ]);
});

test('a next forum that was drafted before the live program changed cannot be published', async () => {
  const earlier = { ...SAMPLE, sessions: SAMPLE.sessions.slice(1) };
  const drafts = draftsOfNextForum(earlier, NEXT_FORUM).map(draftOf);
  show([contentWith(drafts)]);
  const next = await box('Next forum: April 10, 2026');
  expect(next).toHaveProperty('disabled', true);
  screen.getByText('the live program has changed since. Save it again in “Next forum”');
});

test.each([true, false])(
  'a visit from the page of the next forum selects only its change, if there is one: %s',
  async (isDrafted) => {
    const Arriving = () =>
      useLocation().state === null ? <Navigate to="." state="next-forum" /> : <ChangesPage />;
    const drafts = isDrafted ? draftsOfNextForum(SAMPLE, NEXT_FORUM) : [];
    openPage(<Arriving />, [contentWith([...drafts.map(draftOf), CONTACT])]);
    expect(await box('Contact')).toHaveProperty('checked', !isDrafted);
  },
);

test('all drafts are previewed on the live site, in a window as wide as a phone', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show([contentWith([MOVE])]);
  const phone = await screen.findByRole('link', { name: 'Preview all drafts as on a phone' });
  expect(phone.getAttribute('href')).toBe('/conference?preview=edition@drafts');
  await user.click(phone);
  expect(open).toHaveBeenCalledWith(
    '/conference?preview=edition@drafts',
    '_blank',
    expect.stringContaining('width=360'),
  );
});

test('all drafts are previewed on a day of each phase or on any other day, at the chosen width', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const later = draftOf({
    part: 'forum',
    item: null,
    value: { ...(PARTS.forum as object), registrationOpens: '2025-02-10' },
  });
  show([contentWith([later])]);
  const phases = within(await screen.findByRole('region', { name: 'Preview the site on…' }));
  expect(phases.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Before registration, Feb 9, 2025',
    'Forum full, Feb 10, 2025',
    'During the forum, Apr 11, 2025',
    'After the forum, Apr 13, 2025',
  ]);
  await user.click(phases.getByRole('radio', { name: 'Phone' }));
  await user.click(phases.getByRole('link', { name: /^During/ }));
  const wide = expect.stringContaining('width=360') as string;
  const on = (day: string) => [`/conference?preview=edition@drafts,day@${day}`, '_blank', wide];
  expect(open.mock.calls).toEqual([on('2025-04-11')]);
  await press('Show this day');
  phases.getByText('Please choose a day from 2000 to 2099.');
  await user.type(phases.getByLabelText('Another day'), '2025-12-24');
  await press('Show this day');
  expect(open.mock.calls.slice(1)).toEqual([on('2025-12-24')]);
});

test('a publication whose answer was lost is repeated as the same request', async () => {
  const { sent } = show([contentWith([MOVE])], {
    [publishContent]: [BUSY, PUBLISHED],
  });
  await publish('1 change');
  await screen.findByText(/we do not know if your changes were published/);
  await press('Publish now');
  await screen.findByText(/Live as of/);
  const [first, second] = sent(publishContent);
  expect(second).toEqual(first);
});

test.each([
  [
    { reason: 'edition-changed', edition: NEXT } as const,
    /Somebody else has published in the meantime/,
  ],
  [
    { reason: 'drafts-changed', drafts: [{ part: 'sessions', item: 'opening-address' }] } as const,
    /has changed or discarded this in the meantime/,
  ],
  [
    {
      reason: 'findings',
      findings: [{ part: 'home', path: [], message: 'cannot be rendered' }],
    } as const,
    /Please correct this first:/,
  ],
])('a refusal shows its reason and reloads the drafts: %j', async (refusal, message) => {
  const { sent } = show([contentWith([MOVE]), contentWith([EARLIER])], {
    [publishContent]: [refusedWith({ ...refusal } as never)],
  });
  await publish('1 change');
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  await box('Check-In and Refreshments');
  expect(sent(readContent)).toHaveLength(2);
});

const publication = (more: Partial<ListedPublication>): ListedPublication => ({
  id: 'one',
  state: 'waiting',
  by: 'ada@example.org',
  at: '2025-03-01T12:00:00.000Z',
  publishAt: '2025-04-01T17:00:00.000Z',
  drafts: [{ part: 'sessions', item: 'opening-address', revision: 7 }],
  ...more,
});

test('a scheduled time is in the zone of the forum, and a past one is refused', async () => {
  jest.useFakeTimers({
    now: new Date('2025-03-01T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'clearTimeout', 'nextTick'],
  });
  const { sent } = show([contentWith([MOVE])], {
    [publishContent]: [{ result: { publication: publication({}) } }],
  });
  await press('Publish 1 change');
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  await user.type(screen.getByLabelText('Day'), '2025-02-01');
  await user.type(screen.getByLabelText('Time'), '12:00');
  await press('Schedule');
  await screen.findByText(/This time is in the past/);
  await user.clear(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Day'), '2025-04-01');
  await press('Schedule');
  await screen.findByText(/It goes live on Apr 1, 2025, 12:00 PM, CDT\./);
  expect(sent(publishContent)).toMatchObject([{ publishAt: '2025-04-01T17:00:00.000Z' }]);
});

test('a scheduled publication can be withdrawn, and a refused one shows the reason', async () => {
  const refused = publication({
    id: 'two',
    state: 'refused',
    publishAt: '2025-03-01T17:00:00.000Z',
    refusal: {
      message: 'A draft has changed since.',
      findings: [{ part: 'forum', path: ['days', 'day2'], message: 'Day 2 has no session' }],
      drafts: [{ part: 'sessions', item: 'check-in' }],
    },
  });
  const withdrawn = publication({ state: 'withdrawn' });
  const { sent } = show(
    [
      contentWith([MOVE], { publications: [publication({}), refused] }),
      contentWith([MOVE], { publications: [withdrawn, refused] }),
    ],
    { [withdrawPublication]: [{ result: { publication: withdrawn } }] },
  );
  await screen.findByText('A draft has changed since.');
  expect(
    screen.getByRole('link', { name: 'Forum: facts, Days “Day 2”:' }).getAttribute('href'),
  ).toBe('/editor/forum?at=days&at=day2');
  expect(
    screen.getByRole('link', { name: 'Session “Check-In and Refreshments”' }).getAttribute('href'),
  ).toBe('/editor/sessions/check-in');
  expect(screen.getAllByRole('link', { name: 'Session “Opening Address”' })).toHaveLength(2);
  await press('Withdraw the publication of Apr 1, 2025, 12:00 PM');
  await screen.findByRole('heading', { name: /^Did not go live/ });
  expect(screen.queryByRole('heading', { name: /^Goes live/ })).toBeNull();
  expect(sent(withdrawPublication)).toEqual([{ id: 'one' }]);
});
