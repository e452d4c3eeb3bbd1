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
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function look(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is looked at reads every few minutes, and not before', () => {
  jest.advanceTimersByTime(visible - 1);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(visible);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden page does not read, however long; when it is looked at again it does, at once', () => {
  look('hidden');
  jest.advanceTimersByTime(10 * visible);
  expect(refresh).not.toHaveBeenCalled();
  look('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(visible);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a short look away causes no read', () => {
  look('hidden');
  jest.advanceTimersByTime(lookedAtAgain - 1);
  look('visible');
  expect(refresh).not.toHaveBeenCalled();
  look('hidden');
  jest.advanceTimersByTime(1);
  look('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page from the back/forward cache reads it, too', () => {
  jest.setSystemTime(Date.now() + lookedAtAgain);
  window.dispatchEvent(new Event('pageshow'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('it ends when it is told to', () => {
  stop();
  jest.advanceTimersByTime(visible);
  look('visible');
  expect(refresh).not.toHaveBeenCalled();
});
