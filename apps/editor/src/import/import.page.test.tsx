import { CALLABLES } from '@raade/contracts/callables';
import { importContentRequestSchema } from '@raade/contracts/content/drafts';
import pretalxSchedule from '@raade/content-model/import/testing/pretalx-schedule.json' with { type: 'json' };
import pretalxSpeakers from '@raade/content-model/import/testing/pretalx-speakers.json' with { type: 'json' };
import pretalxTalks from '@raade/content-model/import/testing/pretalx-talks.json' with { type: 'json' };
import sessionizeAll from '@raade/content-model/import/testing/sessionize-all.json' with { type: 'json' };
import { SAMPLE } from '@raade/content-model/sample-content';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentWith, LIVE, SAMPLE_EDITION_PARTS } from '../editions/testing/content-answers.ts';
import { openEditor, prepareEditor, refusedWith, sentTo } from '../editions/testing/open-page.tsx';
import ImportPage from './import.page.tsx';

beforeEach(prepareEditor);

const { importContent, readContent } = CALLABLES;
const DONE = { result: { drafts: 1, findings: [] } };

const open = (
  read: Parameters<typeof contentWith>[1] = {},
  answers: Parameters<typeof openEditor>[2] = { [importContent]: [DONE] },
) => openEditor(ImportPage, [contentWith([], read)], answers);

/** jsdom's files have no `arrayBuffer()`. */
const fileOf = (text: string, name = 'file.json') =>
  Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

async function look(source: string, files: Readonly<Record<string, string>>): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('From'), source);
  for (const [label, text] of Object.entries(files)) {
    const name = label === 'CSV' ? 'file.csv' : 'file.json';
    // One after the other, as somebody would.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.upload(screen.getByLabelText(label), fileOf(text, name));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Look at what changes' }));
}
const saveAsDrafts = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save as drafts' }));

const CSV = [
  'Session Id,Title,Status,Room,Scheduled At,Scheduled Duration,Speaker Id,FirstName,LastName',
  '101,Bridges,Accepted,Main hall,4/11/2025 6:00 PM,30,s-1,Yaa,Sample',
].join('\n');

const EDITION = {
  version: 1,
  edition: 'b'.repeat(64),
  parts: {
    ...SAMPLE_EDITION_PARTS,
    contact: { ...SAMPLE.contact, email: 'new@example.org' },
  },
};

test('an exported edition becomes drafts once somebody has seen what it changes', async () => {
  const calls = open();
  await look('An edition that was exported here', { File: JSON.stringify(EDITION) });
  await screen.findByText('Email address changed from "hello@example.org" to "new@example.org"');
  expect(sentTo(calls, importContent)).toEqual([]);
  await saveAsDrafts();
  await screen.findByText(/1 draft is saved. Nothing is live by it./);
  expect(sentTo(calls, importContent)).toEqual([
    { edition: LIVE, file: { version: 1, edition: LIVE, parts: EDITION.parts } },
  ]);
});

test('a programme of pretalx says what it adds, changes and removes, and what is to be seen to', async () => {
  const calls = open();
  await look('pretalx: schedule.json', { 'schedule.json': JSON.stringify(pretalxSchedule) });
  await screen.findByText('Bridges that carry more was added on Day 1 at 18:00');
  expect(screen.queryByText('Opening Address was removed')).toBeNull();
  screen.getByText('Yaa Sample was added');
  screen.getByText(/^Over midnight, Ends: ends on another day, so it was left out/);
  screen.getByText('Yaa Sample, In short: must not be empty');
  await saveAsDrafts();
  await screen.findByText(/Nothing is live by it./);
  const [sent] = sentTo(calls, importContent);
  const { from, file } = importContentRequestSchema.parse(sent);
  expect(from?.program).toBe('pretalx');
  expect(from?.codes.speakers['wanjiku-sample']).toBe('NQTF8Y');
  expect(file.parts.home).toEqual(SAMPLE_EDITION_PARTS.home);
});

test('what a file leaves out stays, unless somebody says how many go', async () => {
  const { sessions, ...others } = EDITION.parts;
  const [first, second, ...rest] = sessions as unknown as readonly { readonly title: string }[];
  const parts = { ...others, sessions: rest };
  const calls = open({}, { [importContent]: [DONE, DONE] });
  const file = { File: JSON.stringify({ ...EDITION, parts }) };
  await look('An edition that was exported here', file);
  await screen.findByRole('heading', {
    name: '2 items of the live content that the file does not have',
  });
  screen.getByText(`Session “${first?.title}”`);
  screen.getByText(`Session “${second?.title}”`);
  expect(screen.queryByText(/was removed$/)).toBeNull();
  await saveAsDrafts();
  await screen.findByText(/Nothing is live by it./);
  const [kept] = sentTo(calls, importContent).map((sent) => importContentRequestSchema.parse(sent));
  expect(kept?.file.parts).toEqual(EDITION.parts);

  await look('An edition that was exported here', file);
  await userEvent.click(await screen.findByLabelText('Remove these 2 items'));
  screen.getByText(`${first?.title} was removed`);
  await userEvent.click(screen.getByRole('button', { name: 'Save as drafts, and remove 2' }));
  await screen.findByText(/Nothing is live by it./);
  const [, removed] = sentTo(calls, importContent);
  expect(importContentRequestSchema.parse(removed).file.parts).toEqual(parts);
});

test('codes of the import before find somebody who has another name there', async () => {
  const calls = open({ codes: { sessions: {}, speakers: { 'ama-sample': 'NQTF8Y' } } });
  await look('pretalx: schedule.json', { 'schedule.json': JSON.stringify(pretalxSchedule) });
  // Words with letters of African languages are set whole, in elements of their own.
  const says = 'Wanjikũ Sample: Name changed from "Ama Sample" to "Wanjikũ Sample"';
  await screen.findByText(
    (_text, element) => element?.localName === 'li' && element.textContent === says,
  );
  expect(sentTo(calls, readContent)).toContainEqual({ codesOf: 'pretalx' });
  await saveAsDrafts();
  await screen.findByText(/Nothing is live by it./);
  const [sent] = sentTo(calls, importContent);
  expect(importContentRequestSchema.parse(sent).from?.codes.speakers['ama-sample']).toBe('NQTF8Y');
});

test.each([
  [
    'pretalx: answers of its API',
    { Talks: JSON.stringify(pretalxTalks), Speakers: JSON.stringify(pretalxSpeakers) },
    'Bridges that carry more was added on Day 1 at 18:00',
  ],
  ['Sessionize: JSON', { JSON: JSON.stringify(sessionizeAll) }, /was added on Day 1/],
  ['Sessionize: CSV', { CSV: CSV }, /was added on Day 1/],
])('%s is read', async (source, files, says) => {
  open();
  await look(source, files);
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
});

test('another file says what to do', async () => {
  open();
  await look('Sessionize: CSV', { CSV: 'a,b\n1,2' });
  await screen.findByText(/it lacks the columns "Session Id".*Take "Flattened accepted sessions"/);
  await look('An edition that was exported here', { File: '{}' });
  await screen.findByText(/This is no edition that was exported here/);
});

test.each([
  [{ reason: 'edition-changed', edition: 'c'.repeat(64) } as const, /published meanwhile/],
  [
    { reason: 'drafts-changed', drafts: [{ part: 'contact', item: null }] } as const,
    /Publish or discard them first:/,
  ],
])('a refusal is told in words: %j', async (refusal, says) => {
  open({}, { [importContent]: [refusedWith(refusal as never)] });
  await look('An edition that was exported here', { File: JSON.stringify(EDITION) });
  await saveAsDrafts();
  expect((await screen.findByText(says)).closest('[role="alert"]')).not.toBeNull();
  const link = screen.queryByRole('link', { name: 'Contact' });
  expect(link?.getAttribute('href')).toBe(
    refusal.reason === 'drafts-changed' ? '/editor/contact' : undefined,
  );
});
