import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { screen } from '@testing-library/dom';
import { showApplicationError } from './application-error.ts';

const { title, text, action } = ERROR_MESSAGES.application;

test('[ERR-07] the error screen replaces the whole page', () => {
  document.body.innerHTML = '<div id="root"><h1>Half a page</h1></div>';
  showApplicationError(new Error('the weave tore'));
  expect(screen.queryByText('Half a page')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(title + text);
  expect(screen.getByText('the weave tore')).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});

test('the message of an error is shown as text, never as HTML', () => {
  showApplicationError('<img src="x" onerror="alert(1)">');
  expect(document.querySelector('img')).toBeNull();
});
