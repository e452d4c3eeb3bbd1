import fc from 'fast-check';
import { contentLines, escapeText } from './content-line.ts';

test('a backslash, semicolon, comma and line break in a text are escaped; a colon is not', () => {
  expect(escapeText('a\\b; c, d: e\nf\r\ng')).toBe('a\\\\b\\; c\\, d: e\\nf\\ng');
});

test('lines have at most 75 octets, no character is cut, and unfolding restores the text', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200, size: 'max' })
    .filter((text) => !/[\r\n]/.test(text))
    // Lines start with the name of a property.
    .map((text) => `X-${text}`);
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = contentLines(lines);
      for (const piece of text.split('\r\n')) {
        expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
        // Half a character would be encoded as a replacement.
        expect(new TextDecoder().decode(new TextEncoder().encode(piece))).toBe(piece);
      }
      expect(text.replaceAll('\r\n ', '')).toBe(lines.map((one) => `${one}\r\n`).join(''));
    }),
  );
});

test('a line of 75 octets stays whole, one of 76 is folded', () => {
  expect(contentLines(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`);
  expect(contentLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
});
