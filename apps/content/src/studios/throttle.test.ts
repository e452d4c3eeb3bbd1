import { throttle } from './throttle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('many calls make one run at once and one at the end of each interval', () => {
  const action = jest.fn();
  const { call } = throttle(action, 200);
  for (let passed = 0; passed < 500; passed += 50) {
    call();
    jest.advanceTimersByTime(50);
  }
  expect(action).toHaveBeenCalledTimes(3);
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(4);
});

test('a single call runs once', () => {
  const action = jest.fn();
  throttle(action, 200).call();
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

test('what is due can be dropped', () => {
  const action = jest.fn();
  const { call, cancel } = throttle(action, 200);
  call();
  call();
  cancel();
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});
