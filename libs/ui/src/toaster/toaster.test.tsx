import { dismissToast, toast, type ToastMessage, useToasts } from '@raade/platform';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './toaster.tsx';

let prefersReducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  const matchMedia = () => Object.assign(new EventTarget(), { matches: prefersReducedMotion });
  Object.assign(window, { matchMedia });
});

afterEach(() => {
  for (const { id } of renderHook(() => useToasts()).result.current) act(() => dismissToast(id));
  prefersReducedMotion = false;
});

function show(...messages: ToastMessage[]) {
  render(<Toaster />);
  act(() => messages.forEach((message) => toast(message)));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('[TOAST-01] only the last five of six toasts are shown', () => {
  show(...['1', '2', '3', '4', '5', '6'].map((title) => ({ title })));
  expect(titles()).toEqual(['2', '3', '4', '5', '6']);
});

test('errors interrupt a screen reader, and other messages wait', () => {
  show({ title: 'Saved' }, { title: 'Not sent', tone: 'danger' });
  const liveness = (text: string) => screen.getByText(text).closest('[aria-live]');
  expect(liveness('Not sent')?.getAttribute('aria-live')).toBe('assertive');
  expect(liveness('Saved')?.getAttribute('aria-live')).toBe('polite');
});

test('both live regions exist before the first message', () => {
  const { container } = render(<Toaster />);
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
});

test('a toast closes after six seconds, unless it reports an error', () => {
  show({ title: 'Saved', tone: 'success' }, { title: 'Not sent', tone: 'danger' });
  pass(5999);
  expect(titles()).toEqual(['Not sent', 'Saved']);
  pass(1);
  expect(titles()).toEqual(['Not sent']);
  pass(60_000);
  expect(titles()).toEqual(['Not sent']);
});

test('no toast closes while the pointer is over one of them', async () => {
  const user = show({ title: 'Saved' }, { title: 'Sent' });
  await user.hover(screen.getByText('Saved'));
  pass(60_000);
  expect(titles()).toEqual(['Saved', 'Sent']);
  await user.unhover(screen.getByText('Saved'));
  pass(6000);
  expect(titles()).toEqual([]);
});

test('a toast can be focused, which keeps it open, and dismissed by keyboard', async () => {
  const user = show({ title: 'Saved' }, { title: 'Sent' });
  await user.tab();
  pass(60_000);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: Saved' }));
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Sent']);
  pass(6000);
  expect(titles()).toEqual([]);
});

test('[RESP-08] a toast moves in, unless reduced motion is preferred', () => {
  const animation = () => getComputedStyle(screen.getByRole('listitem')).animation;
  show({ title: 'Not sent', tone: 'danger' });
  expect(animation()).toContain('var(--motion-quick)');

  cleanup();
  prefersReducedMotion = true;
  render(<Toaster />);
  expect(animation()).toBe('');
});
