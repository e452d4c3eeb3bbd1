import { copiedAnswer, LINK_ALONE, MOST_COPIED } from './copied-answer.ts';

test.each([
  'To build things that last.',
  'Two lines\nof an answer: 10:30 and/or 3.5 hours, e.g. on Fridays.',
  'Zoë’s “crème” & <b>',
])('an answer without links is copied unchanged: %j', (answer) => {
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
])('a copied answer has no text that mail programs turn into a link: %j', (answer) => {
  expect(copiedAnswer(answer)).not.toMatch(/\w[.。．｡]\w|\/\/|\S@\S/);
});

test('an answer that is only a link is left out', () => {
  expect(copiedAnswer(' https://portfolio.example.org/sam?a=b ')).toBe(LINK_ALONE);
  expect(copiedAnswer('https://portfolio.example.org and more')).not.toContain(LINK_ALONE);
});

test('a long answer is cut, but not inside a character', () => {
  const letters = '😀'.repeat(MOST_COPIED);
  expect(copiedAnswer(letters)).toBe(letters);
  expect(copiedAnswer(`${letters}😀`)).toBe(`${letters}…`);
});

test('placeholders of mail services and invisible characters are removed', () => {
  expect(copiedAnswer('{{ contact.EMAIL }}\u0007\r\nMore')).toBe('(( contact. EMAIL )) \nMore');
});
