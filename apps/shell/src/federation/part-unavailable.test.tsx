import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { type Failure, MemoryRouter } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartUnavailable } from './part-unavailable.tsx';

const { crash, page, section } = ERROR_MESSAGES;
const handleRetry = jest.fn();

const show = (kind: 'page' | 'section', reason: Failure['reason']) =>
  render(
    <MemoryRouter>
      <PartUnavailable
        kind={kind}
        failure={{ reason, error: new Error('the weave tore'), componentStack: '' }}
        onRetry={handleRetry}
      />
    </MemoryRouter>,
  );

test.each([
  ['ERR-02', 'could not be loaded', 'not-loaded', page, section.unavailable],
  ['ERR-03', 'threw', 'threw', crash, section.failed],
] as const)('[%s] a page that %s shows what to do', (_row, _how, reason, words, eyebrow) => {
  show('page', reason);
  expect(screen.getByRole('alert').textContent).toBe(eyebrow + words.title + words.text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
  expect(screen.getByText('the weave tore')).toBeTruthy();
  expect(screen.getByRole('button', { name: words.action })).toBeTruthy();
});

test('[ERR-11] a failed section has a button to try again', async () => {
  show('section', 'not-loaded');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(section.unavailable);
  await userEvent.click(screen.getByRole('button', { name: section.action }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
