import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure.tsx';

test('the button announces if its content is shown, and Enter and Space toggle it', async () => {
  render(<Disclosure summary="Where is it?">In Houston.</Disclosure>);
  const button = screen.getByRole('button', { name: 'Where is it?', expanded: false });
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toBe('In Houston.');
  expect(content?.hidden).toBe(true);

  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(content?.hidden).toBe(false);
  await userEvent.keyboard(' ');
  expect(content?.hidden).toBe(true);
});
