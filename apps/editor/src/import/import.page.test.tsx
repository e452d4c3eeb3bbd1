import { CALLABLES } from '@raade/contracts/base/callables';
import { csvLine } from '@raade/contracts/base/csv-line';
import { importContentRequestSchema } from '@raade/contracts/content/drafts';
import { SAMPLE } from '@raade/content-model/sample-content';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  contentWith,
  draftOf,
  LIVE,
  MOVE,
  sessionWith,
} from '../editions/testing/content-answers.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { openPage, prepareEditor, refusedWith } from '../testing/open-editor.tsx';
import ImportPage from './import.page.tsx';

prepareEditor();

const user = userEvent.setup({ delay: null });

const { importContent } = CALLABLES;
const DONE = { result: { drafts: 1, findings: [] } };

const open = (answers: Answers = { [importContent]: [DONE] }) =>
  openPage(<ImportPage />, [contentWith([])], answers);

/** jsdom's files have no `arrayBuffer()`. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'file.json'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

async function preview(text: string): Promise<void> {
  await user.upload(screen.getByLabelText('File'), fileOf(text));
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
}
const saveAsDrafts = async () =>
  user.click(await screen.findByRole('button', { name: 'Save as drafts' }));

const EDITION = {
  version: 1,
  edition: 'b'.repeat(64),
  parts: {
    ...PARTS,
    contact: { ...SAMPLE.contact, email: 'new@example.org' },
  },
};

test('an exported edition becomes drafts after a preview; items that it lacks are removed only on request', async () => {
  const { sessions, ...others } = EDITION.parts;
  const [first, second, ...rest] = sessions as unknown as readonly { readonly title: string }[];
  const parts = { ...others, sessions: rest };
  const { sent } = open({ [importContent]: [DONE, DONE] });
  const file = JSON.stringify({ ...EDITION, parts });
  await preview(file);
  await screen.findByRole('heading', {
    name: '2 items that are not in the file',
  });
  screen.getByText(`Session “${first?.title}”`);
  screen.getByText(`Session “${second?.title}”`);
  screen.getByText('Email address changed from "hello@example.org" to "new@example.org"');
  expect(screen.queryByText(/was removed$/)).toBeNull();
  expect(sent(importContent)).toEqual([]);
  await saveAsDrafts();
  await screen.findByText(/^The changes in the file are saved as drafts./);
  expect(sent(importContent)).toEqual([
    { edition: LIVE, file: { version: 1, edition: LIVE, parts: EDITION.parts }, replaces: [] },
  ]);

  await preview(file);
  await user.click(await screen.findByLabelText('Remove these 2 items'));
  screen.getByText(`${first?.title} was removed`);
  await user.click(screen.getByRole('button', { name: 'Save as drafts, and remove 2' }));
  await screen.findByText(/^The changes in the file are saved as drafts./);
  const [, removed] = sent(importContent);
  expect(importContentRequestSchema.parse(removed).file.parts).toEqual(parts);
});

const ROWS = [
  ['Title', 'Day', 'Begins', 'Ends', 'Room', 'Kind'],
  ['Opening Address', 'Day 1', '18:00', '18:30', 'Roof', 'keynote'],
  ['Tea', 'Day 2', '07:00', '08:00', 'Garden', 'break'],
];
const SESSIONS = ROWS.map(csvLine).join('');

test('rows of a spreadsheet become drafts, which replace the existing drafts that the preview names', async () => {
  const lunch = draftOf({ part: 'sessions', item: 'lunch', value: sessionWith('lunch', {}) });
  const content = contentWith([MOVE, lunch]);
  const changed = refusedWith({ reason: 'drafts-changed', drafts: [lunch] });
  const { sent } = openPage(<ImportPage />, [content, content, content, content], {
    [importContent]: [changed, DONE],
  });
  await preview(SESSIONS);
  await screen.findByText('0 refused, 1 changed, 1 added, 0 unchanged');
  screen.getByText('Room: “Room 100” → “Roof”');
  screen.getByText('Replaces the draft by kofi@example.org');
  screen.getByText('Session “Lunch”, with the draft by kofi@example.org');
  await user.click(screen.getByLabelText('Remove these 19 items'));
  const save = screen.getByRole('button', { name: 'Save as drafts, and remove 19' });
  await user.click(save);
  await screen.findByText(/Choose “Preview changes” again:$/);
  await user.click(save);
  await screen.findByText(/^The changes in the file are saved as drafts./);
  const { file, replaces } = importContentRequestSchema.parse(sent(importContent)[0]);
  expect(replaces?.map(({ item }) => item)).toEqual(['opening-address', 'lunch']);
  expect(file.parts).toEqual({
    ...PARTS,
    sessions: [
      sessionWith('opening-address', { room: 'Roof' }),
      expect.objectContaining({ id: 'tea-day-2', day: 'day2', speakers: [] }),
    ],
  });
});

test('a spreadsheet with a refused row cannot remove items', async () => {
  open();
  await preview(SESSIONS.replace('07:00', '7 AM'));
  await screen.findByText('Begins: must be a time, like 18:00');
  screen.getByText('They stay. You can remove them only with a file that has no refused rows.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('any other file is refused with a message that says what to do', async () => {
  open();
  await preview('{}');
  await screen.findByText(
    /This is not an edition that was exported here:.*Take a file from the page "History"/s,
  );
  await preview('{');
  await screen.findByText('This is not an edition that was exported here: it is not JSON.');
});

test.each([
  [{ reason: 'edition-changed', edition: 'c'.repeat(64) } as const, /published in the meantime/],
  [
    { reason: 'drafts-changed', drafts: [{ part: 'contact', item: null }] } as const,
    /Publish or discard them first:/,
  ],
])('the reason for a refusal is shown: %j', async (refusal, message) => {
  open({ [importContent]: [refusedWith(refusal as never)] });
  await preview(JSON.stringify(EDITION));
  await saveAsDrafts();
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  const link = screen.queryByRole('link', { name: 'Contact' });
  expect(link?.getAttribute('href')).toBe(
    refusal.reason === 'drafts-changed' ? '/editor/contact' : undefined,
  );
});
