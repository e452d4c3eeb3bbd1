import { readWithIcalJs, readWithNodeIcal } from '../calendar/testing/read-calendar.ts';
import { programOf } from '../program/program.ts';
import { scheduleCalendar } from './ics.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { SPECIAL_TEXT, FEED_INPUTS, inputWithText, OTHER_INPUT } from './testing/feed-inputs.ts';

const utc = (iso: string) => new Date(iso).toISOString();

test.each(FEED_INPUTS)(
  'two libraries read every session of %s with its instants',
  (_what, input) => {
    const past = input.content['past-forums'].map((one) => [one, `/conference/${one.id}`] as const);
    const expected = [...past, [input.content, '/conference'] as const].flatMap(([forum, page]) =>
      programOf(forum)
        .flatMap(({ sessions }) => sessions)
        .map(({ id, title, start, end }) => ({
          uid: `${id}@raade.example`,
          title,
          start: utc(start),
          end: utc(end),
          url: expect.stringMatching(new RegExp(`${page}(\\?day=\\d)?#session-${id}$`)),
        })),
    );
    expect(expected.length).toBe(input.content.sessions.length + past.length);
    const text = scheduleCalendar(input);
    const read = readWithIcalJs(text);
    expect(read).toEqual(readWithNodeIcal(text));
    expect(read).toMatchObject(expected);
  },
);

test('a calendar contains its name, its refresh interval, and the revision of each session', () => {
  const text = scheduleCalendar(OTHER_INPUT);
  for (const line of [
    'X-WR-CALNAME:Fórum de Lisboa',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'SOURCE;VALUE=URI:https://raade.example/schedule.ics',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  const count = OTHER_CONTENT.sessions.length + 1;
  expect(text.match(/^SEQUENCE:42\r$/gm)).toHaveLength(count);
  expect(text.match(/^DTSTAMP:20260830T091500Z\r$/gm)).toHaveLength(count);
  expect(text.match(/^LAST-MODIFIED:20260830T091500Z\r$/gm)).toHaveLength(count + 1);
});

test('special characters are read back unchanged', () => {
  const text = scheduleCalendar(inputWithText(SPECIAL_TEXT));
  const [read] = readWithIcalJs(text);
  expect(read).toMatchObject({
    title: SPECIAL_TEXT,
    description: expect.stringContaining(SPECIAL_TEXT),
    location: `${SPECIAL_TEXT}, Multicultural Center, ${SPECIAL_TEXT}`,
  });
  expect(readWithNodeIcal(text)).toEqual(readWithIcalJs(text));
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
