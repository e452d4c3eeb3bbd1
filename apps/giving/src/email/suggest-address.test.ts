import { suggestAddress } from './suggest-address.ts';

test.each([
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmai.com', 'jo@gmail.com'],
  ['jo@gmaill.com', 'jo@gmail.com'],
  ['jo@gmail.con', 'jo@gmail.com'],
  ['jo@gmail.co', 'jo@gmail.com'],
  ['jo@gmailcom', 'jo@gmail.com'],
  [' Jo@GMIAL.com ', 'Jo@gmail.com'],
  ['jo@yaho.com', 'jo@yahoo.com'],
  ['jo@hotmial.com', 'jo@hotmail.com'],
  ['jo@rcie.edu', 'jo@rice.edu'],
])('for %j the suggestion is %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  '',
  '@',
  '@gmial.com',
  'jo',
  'jo@',
  'jo@g',
  'jo@gmail.com',
  'JO@GMAIL.COM',
  'jo@ymail.com',
  'jo@mail.com',
  'jo@email.com',
  'jo@example.org',
  'jo@rice.com',
  'jo@gmx.com',
  'jo@yahoo.ca',
  'jo@пример.рф',
  'jo@gmial.con',
])('for %j there is no suggestion', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});
