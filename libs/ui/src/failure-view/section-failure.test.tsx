import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { Failure } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionUnavailable } from './section-failure.tsx';

const { section, details } = ERROR_MESSAGES;
const failure: Failure = {
  reason: 'threw',
  error: new Error('the weave tore'),
  componentStack: '',
};
const handleAction = jest.fn();

const show = (props: Partial<Failure> = {}) =>
  render(<SectionUnavailable failure={{ ...failure, ...props }} onAction={handleAction} />);

test.each([
  ['threw', section.failed],
  ['not-loaded', section.unavailable],
] as const)(
  "[ERR-11][ERR-16] a failure '%s' has the title '%s', and its error message is not announced",
  (reason, title) => {
    show({ reason });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByRole('alert').textContent).toContain(section.text);
    expect(screen.getByText('the weave tore')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('the weave tore');
  },
);

test('the stack is in a closed disclosure', () => {
  show({ componentStack: 'at Section (js/home.js:1:2)' });
  const folded = screen.getByText(details).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('at Section');
});

test('a failure without an error shows no error message', () => {
  const { container } = show({ error: undefined });
  expect(container.textContent).toBe(section.failed + section.text + section.action);
});

test('the visitor can retry', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: section.action }));
  expect(handleAction).toHaveBeenCalledTimes(1);
});
