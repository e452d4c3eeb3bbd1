import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { render, screen } from '@testing-library/react';
import { NavigationFailed } from './navigation-failed.tsx';

const { title, text, action } = ERROR_MESSAGES.navigation;

test('[ERR-10] the panel shows an explanation, the message of the error and a button', () => {
  render(<NavigationFailed error={new Error('no history')} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(title + text);
  expect(screen.getByText('no history')).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});
