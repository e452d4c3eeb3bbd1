import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeControl } from './theme-control.tsx';

const shownTheme = () => document.documentElement.dataset['theme'];
const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('[THEME-01] light, dark and system are one group, named for what they change', () => {
  render(<ThemeControl />);
  const group = screen.getByRole('radiogroup', { name: 'Theme' });
  expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Light',
    'Dark',
    'System',
  ]);
  expect(checked()).toBe('system');
});

test('a choice changes the page, and every control that shows it', async () => {
  render(<ThemeControl />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shownTheme()).toBe('dark');

  render(<ThemeControl />);
  expect(screen.getAllByRole('radio', { name: 'Dark', checked: true })).toHaveLength(2);
});
