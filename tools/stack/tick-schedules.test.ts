import { LOCAL_PORTS } from '@raade/contracts/local/local-stack';
import { originsOf } from '@raade/kit/stack/addresses.ts';
import { tickSchedules } from './tick-schedules.ts';

beforeEach(() => jest.useFakeTimers());

test('scheduled functions are called once a minute until the stack stops', async () => {
  const call = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not there yet'));
  const stop = tickSchedules(originsOf(LOCAL_PORTS));
  expect(call).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(call.mock.lastCall).toEqual([
    'http://127.0.0.1:5001/demo-raade/us-central1/local-tick',
    { method: 'POST' },
  ]);

  stop();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(2);
});
