import { CALLABLES } from '@raade/contracts/base/callables';
import { importContentRequestSchema } from '@raade/contracts/content/drafts';
import { checkContent } from '@raade/content-model/checks/check-content';
import { archivedForum } from '@raade/content-model/forum/archived-forum';
import { SAMPLE } from '@raade/content-model/sample-content';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentWith, draftOf, LIVE } from '../editions/testing/content-answers.ts';
import { draftsOfNextForum } from '../editions/next-forum-drafts.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { openPage, prepareEditor, refusedWith } from '../testing/open-editor.tsx';
import { readNextForum, firstValues } from './next-forum-form.ts';
import NextForumPage from './next-forum.page.tsx';

prepareEditor();

const user = userEvent.setup({ delay: null });
const { importContent } = CALLABLES;
const DONE = { result: { drafts: 33, findings: [] } };

async function open(drafts: Parameters<typeof contentWith>[0], ...answers: CallableAnswer[]) {
  const page = openPage(<NextForumPage />, [contentWith(drafts), contentWith(drafts)], {
    [importContent]: answers,
  });
  await screen.findByLabelText('First day');
  return page;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save as drafts' }));

test('the changes are shown with the earlier facts, and saved in one request', async () => {
  const { sent } = await open([], DONE);
  await save();
  screen.getByText('Please choose the first day.');
  write('First day', '2026-04-10');
  write('Last day', '2026-04-11');
  write('Place (optional)', '');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The forum is on April 10-11, 2026. In 2025: April 11-12, 2025.',
    'It opens at 17:30 (America/Chicago), as in 2025.',
    'The place is not known yet. In 2025: Rice University, Houston, TX.',
    'Registration is not planned yet. In 2025: open from January 15, 2025 to April 10, 2025.',
    '“The forum is full” is switched off.',
    '20 sessions and 11 speakers of 2025 move to the archive, /conference/2025. The new program begins empty.',
    'Sponsors, attendees and all texts stay.',
  ]);
  await save();
  await screen.findByText('/editor/changes');
  const { file, replaces } = importContentRequestSchema.parse(sent(importContent)[0]);
  expect(file.edition).toBe(LIVE);
  expect(file.parts).toEqual({
    ...PARTS,
    sessions: [],
    speakers: [],
    'past-forums': [archivedForum(SAMPLE)],
    forum: readNextForum(SAMPLE, {
      ...firstValues(SAMPLE.forum),
      firstDay: '2026-04-10',
      lastDay: '2026-04-11',
      venue: '',
    }).forum,
  });
  expect(replaces).toEqual([]);
  expect(checkContent(file.parts).findings).toEqual([]);
});

const NEXT = readNextForum(SAMPLE, {
  ...firstValues(SAMPLE.forum),
  firstDay: '2026-04-10',
  lastDay: '2026-04-11',
}).forum;
const DRAFTED = draftsOfNextForum(SAMPLE, NEXT ?? SAMPLE.forum).map(draftOf);

test('saving a drafted forum again replaces its drafts, and names other drafts that would be lost', async () => {
  const refused = refusedWith({
    reason: 'drafts-changed',
    drafts: [{ part: 'sessions', item: 'lunch' }],
  });
  const { sent } = await open(DRAFTED, refused, DONE);
  screen.getByText(/^Next forum: April 10-11, 2026 is already drafted/);
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-04-10');
  await save();
  await screen.findByText(/Publish or discard them first:/);
  screen.getByRole('link', { name: 'Session “Lunch”' });
  await save();
  await screen.findByText('/editor/changes');
  const { replaces } = importContentRequestSchema.parse(sent(importContent)[0]);
  expect(replaces).toHaveLength(33);
});
