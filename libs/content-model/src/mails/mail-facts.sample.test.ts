import { SAMPLE } from '../sample-content.ts';
import { mailFacts } from './mail-facts.ts';

test('mails tell the days of the sample, with the hours of their sessions and their clocks', () => {
  expect(mailFacts(SAMPLE).forum).toEqual({
    name: 'RAADE African Development Forum',
    dates: 'April 11-12, 2025',
    year: '2025',
    venue: 'Rice University, Houston, TX',
    days: [
      {
        name: 'Day 1',
        date: 'Friday, April 11',
        hours: '4:00 PM - 8:30 PM CDT',
        venue: 'Multicultural Center',
        mapQuery: 'Multicultural Center, Rice University, Houston, TX',
      },
      {
        name: 'Day 2',
        date: 'Saturday, April 12',
        hours: '8:00 AM - 9:00 PM CDT',
        venue: 'Auditorium, Glasscock School of Continuing Studies',
        mapQuery: 'Glasscock School of Continuing Studies, Rice University, Houston, TX',
      },
    ],
  });
});

test('the address stands on one line', () => {
  expect(mailFacts(SAMPLE).contact).toEqual({
    email: 'hello@example.org',
    postalLine: '6100 Sample Street, Houston, TX 77000',
  });
});
