import { plainText } from './plain-text.ts';

const LINK = 'https://example.org/confirm?token=a_b-c';
/** The addresses as mail programs recognize them: everything up to the next space. */
const addressesIn = (text: string) => text.match(/https?:\S+/g);

test.each([
  `<p>Please <a href="${LINK}">confirm</a>.</p>`,
  `<p>(<a href="${LINK}">confirm</a>)</p>`,
  `<p>See <a href="${LINK}">${LINK}</a>.</p>`,
  `<p><b>[<a href="${LINK}"><i>${LINK}</i></a>]</b>, or not</p>`,
  `<p><a href="${LINK}"><img src="${LINK}" alt="A map"></a>!</p>`,
  `<p>“<img src="${LINK}">”</p>`,
  `<table aria-label="Days"><tr><td><a href="${LINK}">Hall</a>;</td></tr></table>`,
])('no punctuation follows an address directly: %s', (html) => {
  for (const address of addressesIn(plainText(html)) ?? ['none']) expect(address).toBe(LINK);
});

test('a link whose text is its address is written once, and a mail link without mailto:', () => {
  expect(plainText(`<p>See <a href="${LINK}">${LINK}</a> soon.</p>`)).toBe(`See ${LINK} soon.`);
  expect(plainText('<p>Ask <a href="mailto:a@example.org">a@example.org</a>.</p>')).toBe(
    'Ask a@example.org.',
  );
});
