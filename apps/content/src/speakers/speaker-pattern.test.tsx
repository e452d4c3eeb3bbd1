import { render } from '@testing-library/react';
import { SpeakerPattern } from './speaker-pattern.tsx';

/** The text in the pattern, and its two colors. */
function draw(id: string, name: string) {
  const { container } = render(<SpeakerPattern speaker={{ id, name }} />);
  return {
    texts: Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent),
    paints: Array.from(container.querySelectorAll('pattern path'), (path) =>
      path.getAttribute('fill'),
    ),
  };
}

test.each([
  ['Jabari Stencil', 'JS'],
  ['Ama Adjoa  Sample', 'AS'],
  ['Ama', 'A'],
])('%s has the initials %s', (name, initials) => {
  expect(draw('someone', name).texts).toEqual([initials, name]);
});

test('a speaker always has the same pattern, and another speaker a different one', () => {
  const { paints } = draw('jabari-stencil', 'Jabari Stencil');
  expect(draw('jabari-stencil', 'Jabari Stencil').paints).toEqual(paints);
  expect(draw('jabari-stencim', 'Jabari Stencim').paints).not.toEqual(paints);
});
