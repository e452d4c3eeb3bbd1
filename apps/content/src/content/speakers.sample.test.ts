import { SPEAKER_KINDS, speakerSchema } from '@raade/content-model/forum/speakers.schema';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { speakerAt, speakersOf } from './speakers.ts';

const content = documentContent();
const speakers = speakersOf(content);

test('[SPK-06] eleven speakers of four kinds of session are found by their ids', () => {
  expect(SPEAKER_KINDS).toEqual(['plenary', 'panel', 'workshop', 'fireside']);
  expect(new Set(speakers.map(({ kind }) => kind))).toEqual(new Set(SPEAKER_KINDS));
  expect(new Set(speakers.map(({ id }) => id)).size).toBe(11);
  for (const speaker of speakers) expect(speakerAt(speaker.id, content)).toEqual({ item: speaker });
  expect(speakerAt('nobody', content)).toBeUndefined();
  expect(speakerAt(undefined, content)).toBeUndefined();
});

test('[SPK-14] a speaker has all fields, and the right sessions of the schedule', () => {
  const [first] = content.speakers;
  const isValid = (change: object) => speakerSchema.safeParse({ ...first, ...change }).success;
  const required = ['id', 'name', 'role', 'organization', 'bio', 'fullBio', 'expertise', 'social'];
  for (const field of required) expect(isValid({ [field]: undefined })).toBe(false);
  expect(isValid({ social: {}, fullBio: [] })).toBe(true);
  expect(isValid({ social: { website: 'http://example.org' } })).toBe(false);
  expect(isValid({ bio: 'long '.repeat(41) })).toBe(false);
  for (const { talk } of speakers) {
    expect(talk).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      time: expect.stringMatching(/[AP]M$/),
      date: expect.stringMatching(/^April 1[12]$/),
    });
  }
  const additional = speakers.flatMap(({ name, additionalSessions }) =>
    additionalSessions.map(({ title, role }) => `${name}, ${role}: ${title}`),
  );
  expect(additional).toEqual([
    'Ama Sample, Moderator: Fireside Chat',
    'Efua Mockup, Moderator: From Prototype to Phenomenon',
    'Gugu Template, Guest: Workshop Session 1: Fintech',
    'Imani Pattern, Panelist: Financing the Impossible',
  ]);
});

test('[SPK-15] each id is the name with hyphens, and all names are visibly samples', () => {
  for (const { id, name } of speakers) {
    expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(name).toMatch(
      / (Sample|Example|Placeholder|Specimen|Mockup|Prototype|Template|Draft|Pattern|Stencil|Blueprint)$/,
    );
  }
});

test('[SPK-16][SPK-17][SPK-18][SCHED-13] the eleven speakers share nine slots at these times', () => {
  const slots = speakers.map(({ talk }) => `${talk?.title} ${talk?.date} ${talk?.time}`);
  expect(
    [...new Set(slots)].map((slot) => slot.replace(/^(Workshop Session 1):.* (?=April)/, '$1 ')),
  ).toEqual([
    'Opening Address April 11 6:00-6:30 PM',
    'Plenary 1 April 12 9:55-10:30 AM',
    'Financing the Impossible April 12 10:40-11:20 AM',
    'Workshop Session 1 April 12 11:25 AM-12:20 PM',
    'Workshop Session 1 April 12 11:25 AM-12:20 PM',
    'From Prototype to Phenomenon April 12 2:30-3:10 PM',
    'Governance Plenary April 12 3:20-3:50 PM',
    'Closing Plenary April 12 4:30-5:15 PM',
    'Fireside Chat April 12 5:15-5:35 PM',
  ]);
});
