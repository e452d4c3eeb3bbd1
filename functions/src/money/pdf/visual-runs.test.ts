import { visualRuns } from './visual-runs.ts';

const shown = (line: string) => visualRuns(line, 'regular', 11).map(({ text }) => text);
const fontsIn = (line: string) =>
  visualRuns(line, 'regular', 11).map(({ font }) => font.name.replace(/-.*/, ''));

test('text from left to right is one run', () => {
  expect(shown('Ọlá, 25 (Ẹ̀bùn)')).toEqual(['Ọlá, 25 (Ẹ̀bùn)'.normalize('NFC')]);
});

test('Arabic letters stay in one run, since their font joins them', () => {
  expect(shown('محمد عبد')).toEqual(['محمد عبد']);
  expect(fontsIn('محمد عبد')).toEqual(['Amiri']);
});

test('a word with a letter that the first Arabic font lacks uses another font as a whole', () => {
  expect(fontsIn('عبد باࢡر')).toEqual(['NotoSansArabic', 'Amiri']);
});

test('in a line from right to left, numbers and other scripts keep their own direction', () => {
  const line = shown('فاطمة 25 Hassan');
  expect(line[0]).toBe('Hassan');
  expect(line.at(-1)).toContain('فاطمة');
  expect(line.join('')).toContain('25');
});

test('brackets are mirrored in text from right to left', () => {
  expect(shown('(بنت)')).toEqual([')بنت(']);
});

test('combining marks stay with their letter', () => {
  expect(fontsIn('m̀ አ')).toEqual(['NotoSans', 'NotoSansEthiopic']);
});
