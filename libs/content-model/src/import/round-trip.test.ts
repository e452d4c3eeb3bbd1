import fc from 'fast-check';
import type { Content } from '../content.schema.ts';
import { scheduleJson } from '../feeds/schedule-json.ts';
import { SAMPLE, SAMPLE_REVISION } from '../sample-content.ts';
import { isPossibleSpan } from '../forum/session-span.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { importSchedule } from './pretalx.ts';

const DAY_MINUTES = 24 * 60;

const words = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.ceil(maxLength / 12) })
    .map((text) => text.trim().slice(0, maxLength))
    .filter((text) => !/\p{Surrogate}/u.test(text) && text.trim() === text && text !== '');
const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8})?$/);
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const times = fc
  .uniqueArray(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), { minLength: 2, maxLength: 2 })
  .map((pair) => pair.map(clock))
  .map(([start = '', end = '']) => ({ start, end }))
  .filter(isPossibleSpan);

type Programme = Pick<Content, 'forum' | 'sessions' | 'speakers'>;
const [speaker] = SAMPLE.speakers;
if (!speaker) throw new Error('The sample has no speaker.');

/** Any of these people, as anything. */
function appearancesOf(
  ids: readonly string[],
): fc.Arbitrary<Content['sessions'][number]['speakers']> {
  if (ids.length === 0) return fc.constant([]);
  const speaker = fc.constantFrom(...ids);
  return fc.array(fc.record({ speaker, role: words(40) }), { maxLength: 12 });
}

/** Programmes of any words, by day and by night, in the zones of the sample and of the other content. */
const programmes = fc
  .tuple(
    fc.constantFrom(SAMPLE.forum, OTHER_CONTENT.forum),
    fc.uniqueArray(fc.record({ id: slug, name: words(60), bio: words(200) }), {
      selector: ({ id }) => id,
    }),
  )
  .chain(([forum, people]): fc.Arbitrary<Programme> => {
    const session = fc.record({
      id: slug,
      title: words(120),
      type: slug,
      day: fc.constantFrom(...forum.days.map(({ id }) => id)),
      hours: times,
      room: words(120),
      speakers: appearancesOf(people.map(({ id }) => id)),
      description: fc.option(words(600), { nil: undefined }),
      capacity: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
    });
    return fc.uniqueArray(session, { selector: ({ id }) => id }).map((sessions) => ({
      forum,
      speakers: people.map((one) => ({ ...speaker, ...one })),
      sessions: sessions.map(({ hours, description, capacity, ...one }) => ({
        ...{ ...one, ...hours },
        ...(description === undefined ? {} : { description }),
        ...(capacity === undefined ? {} : { capacity }),
      })),
    }));
  });

const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test('our own schedule.json, imported again, gives the same days, sessions and speakers', () => {
  fc.assert(
    fc.property(programmes, (content) => {
      const text = scheduleJson({
        ...{ content, revision: SAMPLE_REVISION, siteUrl: 'https://raade.example' },
      });
      const imported = importSchedule(text, content.forum);
      expect(imported.problems).toEqual([]);
      expect(imported.days).toEqual(content.forum.days);
      expect(imported.speakers).toEqual(content.speakers);
      expect(byId(imported.sessions)).toEqual(byId(content.sessions));
    }),
    { numRuns: 200 },
  );
});
