import { copiedAnswer, LINK_ALONE, MOST_COPIED } from './copied-answer.ts';

test.each([
  'To build things that last.',
  'Two lines\nof an answer: 10:30 and/or 3.5 hours, e.g. on Fridays.',
  'Zoë’s “crème” & <b>',
])('an answer is repeated as it is: %j', (answer) => {
  expect(copiedAnswer(answer)).toBe(answer);
});

test.each([
  'See https://spam.example.org/a?b=c now',
  'See //spam.example.org',
  'spam.example.org',
  'WIN AT SPAM.EXAMPLE',
  'spam.xn--fiqs8s',
  'Write to spam@example.org',
  'spam。example',
])('no mail program makes a link of what it repeats: %j', (answer) => {
  expect(copiedAnswer(answer)).not.toMatch(/\w[.。．｡]\w|\/\/|\S@\S/);
});

test('an answer that is a link and nothing else is not spoilt, but left out', () => {
  expect(copiedAnswer(' https://portfolio.example.org/sam?a=b ')).toBe(LINK_ALONE);
  expect(copiedAnswer('https://portfolio.example.org and more')).not.toContain(LINK_ALONE);
});

test('a long answer is cut, between letters', () => {
  const letters = '😀'.repeat(MOST_COPIED);
  expect(copiedAnswer(letters)).toBe(letters);
  expect(copiedAnswer(`${letters}😀`)).toBe(`${letters}…`);
});

test('nothing in it is a placeholder of a mail service, or cannot be seen', () => {
  expect(copiedAnswer('{{ contact.EMAIL }}\u0007\r\nMore')).toBe('(( contact. EMAIL )) \nMore');
});
