import { visualRuns } from './visual-runs.ts';

const shown = (line: string) => visualRuns(line, 'regular', 11).map(({ text }) => text);
const fontsIn = (line: string) =>
  visualRuns(line, 'regular', 11).map(({ font }) => font.name.replace(/-.*/, ''));

test('what is read from left to right stands in one piece', () => {
  expect(shown('Ọlá, 25 (Ẹ̀bùn)')).toEqual(['Ọlá, 25 (Ẹ̀bùn)'.normalize('NFC')]);
});

test('Arabic letters are not torn apart: their font joins them', () => {
  expect(shown('محمد عبد')).toEqual(['محمد عبد']);
  expect(fontsIn('محمد عبد')).toEqual(['Amiri']);
});

test('a word of which the first Arabic font lacks a letter is of another one as a whole', () => {
  expect(fontsIn('عبد باࢡر')).toEqual(['NotoSansArabic', 'Amiri']);
});

test('in a line from right to left, numbers and other scripts stand in their own direction', () => {
  const line = shown('فاطمة 25 Hassan');
  expect(line[0]).toBe('Hassan');
  expect(line.at(-1)).toContain('فاطمة');
  expect(line.join('')).toContain('25');
});

test('brackets look the other way in a text from right to left', () => {
  expect(shown('(بنت)')).toEqual([')بنت(']);
});

test('marks go with their letter', () => {
  expect(fontsIn('m̀ አ')).toEqual(['NotoSans', 'NotoSansEthiopic']);
});
