import { render, screen } from '@testing-library/react';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { LinesToWrite } from './lines-to-write.tsx';

afterEach(() => jest.restoreAllMocks());

test('whoever would rather write finds the lines and the address on the page', () => {
  render(<LinesToWrite />);
  const region = screen.getByRole('region', { name: 'Prefer email?' });
  for (const line of FORUM_TEXTS.places?.mailLines ?? [])
    expect(region.textContent).toContain(line);
  expect(FORUM_TEXTS.places?.mailLines).not.toHaveLength(0);
  expect(region.textContent).toContain('hello@example.org');
});

test('without such lines there is nothing to write down', () => {
  jest.replaceProperty(FORUM_TEXTS, 'places', undefined);
  expect(render(<LinesToWrite />).container.textContent).toBe('');
});
