import { findSpeaker, SPEAKER_LISTS, SPEAKERS } from './speakers.ts';
import { speakerIdOf, speakersSchema } from './speakers.schema.ts';

const ids = (speakers: readonly { readonly id: string }[]) => speakers.map(({ id }) => id);
const [first, ...others] = SPEAKERS;
const isValid = (change: object) =>
  speakersSchema.safeParse([{ ...first, ...change }, ...others]).success;

test('[SPK-06] four lists by kind of session hold eleven speakers, each in one list', () => {
  expect(Object.keys(SPEAKER_LISTS)).toEqual(['plenary', 'panel', 'workshop', 'fireside']);
  expect(ids(Object.values(SPEAKER_LISTS).flat()).sort()).toEqual(ids(SPEAKERS).sort());
  expect(new Set(ids(SPEAKERS)).size).toBe(11);
  for (const list of Object.values(SPEAKER_LISTS)) {
    for (const speaker of list) expect(findSpeaker(speaker.id)).toBe(speaker);
  }
  expect(findSpeaker('nobody')).toBeUndefined();
  expect(findSpeaker(undefined)).toBeUndefined();
});

test('[SPK-14] a speaker has every field, of which only those that may are left out', () => {
  const optional = ['additionalSessions'];
  const required = [
    ...['id', 'name', 'role', 'organization', 'imagePlaceholder', 'bio', 'fullBio'],
    ...['expertise', 'social', 'speaking'],
  ];
  for (const speaker of SPEAKERS) {
    expect(Object.keys(speaker).filter((key) => !optional.includes(key))).toEqual(required);
    expect(Object.keys(speaker.speaking).sort()).toEqual(['date', 'description', 'time', 'title']);
  }
  expect(SPEAKERS.flatMap(({ additionalSessions }) => additionalSessions ?? [])).not.toEqual([]);
  for (const field of required) expect(isValid({ [field]: undefined })).toBe(false);
  expect(isValid({ additionalSessions: undefined, social: {} })).toBe(true);
  expect(isValid({ additionalSessions: [first?.speaking] })).toBe(false);
  expect(isValid({ social: { website: 'http://example.org' } })).toBe(false);
  expect(isValid({ bio: 'long '.repeat(41) })).toBe(false);
});

test('[SPK-15] each id is the name with hyphens, and no name could be taken for a person', () => {
  for (const { id, name } of SPEAKERS) {
    expect(id).toBe(speakerIdOf(name));
    expect(name).toMatch(
      / (Sample|Example|Placeholder|Specimen|Mockup|Prototype|Template|Draft|Pattern|Stencil|Blueprint)$/,
    );
  }
  expect(isValid({ id: 'somebody-else' })).toBe(false);
  expect(isValid({ id: 'kesi-blueprint', name: 'Kesi Blueprint' })).toBe(false);
});

test('[SPK-16][SPK-17][SPK-18] eight slots at their times are shared out over the eleven', () => {
  const slots = SPEAKERS.map(({ speaking: { title, date, time } }) => `${title} ${date} ${time}`);
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
