import { showApplicationError } from './application-error.ts';

test('what an error says is text, whatever it looks like', () => {
  showApplicationError('<img src="x" onerror="alert(1)">');
  expect(document.querySelector('img')).toBeNull();
});
