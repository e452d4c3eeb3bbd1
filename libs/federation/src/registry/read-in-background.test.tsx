import { readInBackground } from './read-in-background.ts';

const visible = 5 * 60_000;
const lookedAtAgain = 60_000;
let refresh: jest.Mock;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  refresh = jest.fn(() => Promise.resolve());
  stop = readInBackground({ refresh }, { visible, lookedAtAgain });
});
afterEach(() => stop());

function look(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a visible page reads the registry at the set interval', () => {
  jest.advanceTimersByTime(visible - 1);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(visible);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden page does not read, and reads at once when it becomes visible', () => {
  look('hidden');
  jest.advanceTimersByTime(10 * visible);
  expect(refresh).not.toHaveBeenCalled();
  look('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(visible);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a page that was hidden only for a short time does not read', () => {
  look('hidden');
  jest.advanceTimersByTime(lookedAtAgain - 1);
  look('visible');
  expect(refresh).not.toHaveBeenCalled();
  look('hidden');
  jest.advanceTimersByTime(1);
  look('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page from the back/forward cache reads as well', () => {
  jest.setSystemTime(Date.now() + lookedAtAgain);
  window.dispatchEvent(new Event('pageshow'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('nothing is read after the end', () => {
  stop();
  jest.advanceTimersByTime(visible);
  look('visible');
  expect(refresh).not.toHaveBeenCalled();
});
