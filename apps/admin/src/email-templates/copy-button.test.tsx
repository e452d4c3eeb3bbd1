import { act, fireEvent, render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { CopyButton } from './copy-button.tsx';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<CopyButton text="<p>Sample</p>" />);
});

const label = () => screen.getByRole('button').textContent;
const click = () => settled(() => void fireEvent.click(screen.getByRole('button')));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('[TPL-05] a copy shows "Copied!" for 3 seconds; a failed copy is only logged', async () => {
  expect(label()).toBe('Copy to Clipboard');
  await click();
  expect(writeText).toHaveBeenCalledWith('<p>Sample</p>');
  expect(label()).toBe('Copied!');
  pass(2999);
  expect(label()).toBe('Copied!');
  pass(1);
  expect(label()).toBe('Copy to Clipboard');

  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new DOMException('Write permission denied.', 'NotAllowedError');
  writeText.mockRejectedValue(cause);
  await click();
  expect(label()).toBe('Copy to Clipboard');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]).toContain(cause);
});

test('a second copy shows “Copied!” for 3 seconds from that moment', async () => {
  await click();
  pass(2000);
  await click();
  pass(2000);
  expect(label()).toBe('Copied!');
  pass(1000);
  expect(label()).toBe('Copy to Clipboard');
});

test('a browser without a clipboard only causes a log entry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await click();
  expect(label()).toBe('Copy to Clipboard');
  expect(log).toHaveBeenCalledTimes(1);
});
