import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { render, screen } from '@testing-library/react';
import { NavigationFailed } from './navigation-failed.tsx';

const { title, text, action } = ERROR_MESSAGES.navigation;

test('[ERR-10] the panel says what happened, what the error says, and how to go on', () => {
  render(<NavigationFailed error={new Error('no history')} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(title + text);
  expect(screen.getByText('no history')).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});
