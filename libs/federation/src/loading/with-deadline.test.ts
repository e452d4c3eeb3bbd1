import { withDeadline } from './with-deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that never ends fails when its deadline does', async () => {
  const work = withDeadline(new Promise(() => undefined), 3000, 'The entry of giving');
  const outcome = expect(work).rejects.toMatchObject({
    kind: 'deadline',
    message: 'The entry of giving did not answer within 3000 ms',
  });
  await jest.advanceTimersByTimeAsync(3000);
  await outcome;
});

test('work in time settles as itself, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('there'), 3000, 'It')).resolves.toBe('there');
  await expect(withDeadline(Promise.reject(new Error('no')), 3000, 'It')).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});
