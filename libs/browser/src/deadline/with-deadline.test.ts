import { withDeadline } from './with-deadline.ts';

const late = () => new Error('It is late.');

beforeEach(() => jest.useFakeTimers());

test('work that never ends fails at its deadline', async () => {
  const outcome = expect(withDeadline(new Promise(() => undefined), 3000, late)).rejects.toThrow(
    'It is late.',
  );
  await jest.advanceTimersByTimeAsync(2999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
});

test('work in time keeps its result or error, and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve('there'), 3000, late)).resolves.toBe('there');
  await expect(withDeadline(Promise.reject(new Error('no')), 3000, late)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});
