import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeControl } from './theme-control.tsx';

const shownTheme = () => document.documentElement.dataset['theme'];
const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('[THEME-01] light, dark and system are one group named Theme, with system chosen', () => {
  render(<ThemeControl />);
  const group = screen.getByRole('radiogroup', { name: 'Theme' });
  expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Light',
    'Dark',
    'System',
  ]);
  expect(checked()).toBe('system');
});

test('a chosen theme changes the page and every theme control', async () => {
  render(<ThemeControl />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shownTheme()).toBe('dark');

  render(<ThemeControl />);
  expect(screen.getAllByRole('radio', { name: 'Dark', checked: true })).toHaveLength(2);
});
