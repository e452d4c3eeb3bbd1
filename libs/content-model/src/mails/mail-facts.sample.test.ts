import { SAMPLE } from '../sample-content.ts';
import { mailFacts } from './mail-facts.ts';

test('mails state the days of the sample, with the hours of the sessions and the zone', () => {
  expect(mailFacts(SAMPLE).forum).toEqual({
    name: 'RAADE African Development Forum',
    dates: 'April 11-12, 2025',
    year: '2025',
    venue: 'Rice University, Houston, TX',
    days: [
      {
        name: 'Day 1',
        date: 'Friday, April 11, 2025',
        hours: '4:00 PM - 8:30 PM CDT',
        venue: 'Multicultural Center',
        mapQuery: 'Multicultural Center, Rice University, Houston, TX',
      },
      {
        name: 'Day 2',
        date: 'Saturday, April 12, 2025',
        hours: '8:00 AM - 9:00 PM CDT',
        venue: 'Auditorium, Glasscock School of Continuing Studies',
        mapQuery: 'Glasscock School of Continuing Studies, Rice University, Houston, TX',
      },
    ],
  });
});

test('the postal address is one line', () => {
  expect(mailFacts(SAMPLE).contact).toEqual({
    email: 'hello@example.org',
    postalLine: '6100 Sample Street, Houston, TX 77000',
  });
});

test('the mail and the page agree on what is included and what is not', () => {
  const { places } = SAMPLE['forum-page'];
  const { included, notIncluded } = mailFacts(SAMPLE).nextSteps;
  const includes = places?.includes?.join('; ').toLowerCase();
  for (const { name } of included) expect(includes).toContain(name.toLowerCase());
  for (const { name } of notIncluded) {
    expect(places?.extra?.toLowerCase()).toContain(name.toLowerCase());
  }
});

test('the last day to choose a workshop is before the forum', () => {
  const { workshopsUntil = '' } = SAMPLE.mails;
  expect(Date.parse(workshopsUntil)).toBeLessThan(Date.parse(SAMPLE.forum.days[0]?.date ?? ''));
});

test('mails are signed by a member of the team, with their office', () => {
  const offices = SAMPLE.team.members.map(({ name, role }) => `${name}, ${role}`.toLowerCase());
  for (const signer of Object.values(mailFacts(SAMPLE).signedBy)) {
    expect(offices).toContain(signer?.toLowerCase());
  }
});
