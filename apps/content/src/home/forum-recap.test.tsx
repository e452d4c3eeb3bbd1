import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { provideDay } from '@raade/platform';
import { placesText, dateAndPlaceText } from './forum-recap.section.tsx';

const { full } = documentContent().home.recap;
const forum = forumOf(documentContent());
const { registrationCloses: last = '' } = forum;

test('the home page has date and venue of the forum, afterwards as those of the last one', () => {
  const text = `${forum.dates}, ${forum.venue}`;
  provideDay({ today: SAMPLE_TODAY });
  expect(dateAndPlaceText(forum)).toBe(text);
  provideDay({ today: '2099-01-01' });
  expect(dateAndPlaceText(forum)).toBe(`The last one: ${text}`);
});

test('until registration closes, the page shows its last day, or that no place is left', () => {
  provideDay({ today: last });
  expect(placesText({ ...forum, isFull: false }, full)).toMatch(/^Registration is open until/);
  expect(placesText({ ...forum, isFull: true }, full)).toBe(full);
  provideDay({ today: dayAfter(last) });
  expect(placesText({ ...forum, isFull: false }, full)).toBeUndefined();
});
