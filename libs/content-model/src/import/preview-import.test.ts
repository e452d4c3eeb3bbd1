import { checkContent } from '../checks/check-content.ts';
import { compareContent } from '../compare/compare-content.ts';
import { scheduleJson } from '../feeds/schedule-json.ts';
import { FEED_INPUTS } from '../feeds/testing/feed-inputs.ts';
import { SAMPLE, SAMPLE_REVISION } from '../sample-content.ts';
import { previewImport } from './preview-import.ts';
import { importSchedule } from './pretalx.ts';
import { importSessionize } from './sessionize-json.ts';
import { sampleFile } from './testing/sample-file.ts';
import { told } from './testing/told.ts';

const siteUrl = 'https://raade.example';
const exported = (content: typeof SAMPLE) =>
  importSchedule(scheduleJson({ content, revision: SAMPLE_REVISION, siteUrl }), content.forum);

const differencesOf = (before: typeof SAMPLE, after: typeof SAMPLE) =>
  compareContent(before, after).map(({ says }) => says);

test.each(FEED_INPUTS)('what was exported of %s changes nothing', (_what, { content }) => {
  const before = { ...SAMPLE, ...content };
  const { after, problems } = previewImport(before, exported(before));
  expect(differencesOf(before, after)).toEqual([]);
  expect(problems).toEqual([]);
});

const [first, second, ...rest] = SAMPLE.sessions;
const [ama, ...others] = SAMPLE.speakers;
if (!first || !second || !ama) throw new Error('The sample is empty.');

test('what comes, changes and goes is told in words, and ids stay', () => {
  const changed = {
    ...SAMPLE,
    sessions: [
      { ...first, start: '16:15' },
      ...rest,
      { ...second, id: 'new-one', title: 'New one' },
    ],
    speakers: [{ ...ama, id: 'another-id', role: 'Chair' }, ...others],
  };
  const sessions = changed.sessions.map((session) => ({
    ...session,
    speakers: session.speakers.map((one) =>
      one.speaker === ama.id ? { ...one, speaker: 'another-id' } : one,
    ),
  }));
  const { after } = previewImport(SAMPLE, exported({ ...changed, sessions }));
  expect(differencesOf(SAMPLE, after)).toEqual([
    'Opening Ceremony was removed',
    'New one was added on Day 1 at 17:30',
    'Check-In and Refreshments moved from 16:00 to 16:15',
    'Ama Sample: Role changed from "Director" to "Chair"',
  ]);
  expect(checkContent({ ...after }).findings).toEqual([]);
  expect(after.speakers[0]?.id).toBe(ama.id);
});

test('a speaker that is known keeps what the other program does not know', () => {
  const known = { ...ama, name: 'Wanjikũ Sample', kind: 'fireside' as const, expertise: ['Loads'] };
  const before = { ...SAMPLE, speakers: [known, ...others] };
  const file = sampleFile('pretalx-schedule.json').replace('"Keynote"', '"Talk"');
  const { after, problems } = previewImport(before, importSchedule(file, SAMPLE.forum));
  expect(after.speakers[0]).toMatchObject({
    ...{ id: ama.id, kind: 'fireside', organization: known.organization, expertise: ['Loads'] },
    bio: 'Keeps bridges standing, and teaches others to count their load.',
  });
  expect(told(problems).filter((says) => says.startsWith('Wanjikũ'))).toEqual([]);
});

test('codes of the import before find what was renamed and moved since', () => {
  const file = sampleFile('sessionize-all.json');
  const once = previewImport(SAMPLE, importSessionize(file, SAMPLE.forum));
  const renamed = file
    .replaceAll('Bridges that carry more', 'Bridges, again')
    .replaceAll('2025-04-11T18:', '2025-04-11T19:')
    .replaceAll('Wanjikũ', 'Wanjiku');
  const { after } = previewImport(once.after, importSessionize(renamed, SAMPLE.forum), once.codes);
  expect(after.sessions[0]?.id).toBe('bridges-that-carry-more');
  expect(after.speakers.at(-1)?.id).toBe('wanjiku-sample');
  expect(differencesOf(once.after, after)).toEqual([
    'Bridges that carry more moved from 18:00 to 19:00',
    'Bridges that carry more gained Wanjiku Sample',
    'Bridges that carry more lost Wanjikũ Sample',
    'Bridges that carry more: Title changed from "Bridges that carry more" to "Bridges, again"',
    'Wanjiku Sample: Name changed from "Wanjikũ Sample" to "Wanjiku Sample"',
  ]);
});

test('a new item never gets the id of another', () => {
  const before = { ...SAMPLE, sessions: [{ ...first, id: 'lunch', title: 'Tea' }, ...rest] };
  const { after } = previewImport(
    before,
    importSessionize(sampleFile('sessionize-all.json'), SAMPLE.forum),
  );
  const ids = after.sessions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
