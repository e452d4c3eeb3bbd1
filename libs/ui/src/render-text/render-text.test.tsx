import { render } from '@testing-library/react';
import { renderText } from './render-text.tsx';

const wordsInCompanion = (text: string) => {
  const { container } = render(renderText(text));
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('bdi > span'), (word) => word.textContent);
};

test.each([
  ['Ngũgĩ wa Specimen', ['Ngũgĩ']],
  ['Ọlá Ẹniọlá Sample', ['Ọlá', 'Ẹniọlá']],
  ['pays ₦5,000 for ɛkɔm', ['₦5,000', 'ɛkɔm']],
  ['o\u0323 with a mark of its own', ['o\u0323']],
])('words of "%s" with special letters use one font as a whole', (text, words) => {
  expect(wordsInCompanion(text)).toEqual(words);
});

test.each(['Sékou Specimen', 'Ama Sample', 'محمد علي', ''])('"%s" needs no other font', (text) => {
  expect(wordsInCompanion(text)).toEqual([]);
});

test('a text with special letters is one element for the layout', () => {
  const { container } = render(renderText('Ngũgĩ wa Specimen'));
  expect(container.childNodes).toHaveLength(1);
});
