import { plainText } from './plain-text.ts';

const LINK = 'https://example.org/confirm?token=a_b-c';
/** Addresses with all that a program could take along: everything up to a space. */
const addressesIn = (text: string) => text.match(/https?:\S+/g);

test.each([
  `<p>Please <a href="${LINK}">confirm</a>.</p>`,
  `<p>(<a href="${LINK}">confirm</a>)</p>`,
  `<p>See <a href="${LINK}">${LINK}</a>.</p>`,
  `<p><b>[<a href="${LINK}"><i>${LINK}</i></a>]</b>, or not</p>`,
  `<p><a href="${LINK}"><img src="${LINK}" alt="A map"></a>!</p>`,
  `<p>“<img src="${LINK}">”</p>`,
  `<table aria-label="Days"><tr><td><a href="${LINK}">Hall</a>;</td></tr></table>`,
])('the address stands alone, whatever follows it: %s', (html) => {
  for (const address of addressesIn(plainText(html)) ?? ['none']) expect(address).toBe(LINK);
});

test('an address that is its own text stands there once, and a mailbox as people write it', () => {
  expect(plainText(`<p>See <a href="${LINK}">${LINK}</a> soon.</p>`)).toBe(`See ${LINK} soon.`);
  expect(plainText('<p>Ask <a href="mailto:a@example.org">a@example.org</a>.</p>')).toBe(
    'Ask a@example.org.',
  );
});
