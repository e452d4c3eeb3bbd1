import { type LogEntry, logger, subscribeToLog } from './logger.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an entry reaches the console and every listener, with its cause', () => {
  const entries: LogEntry[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  const cause = new Error('refused');

  logger.warn('remote not loaded', { remote: 'giving' }, cause);
  stop();
  logger.warn('remote not loaded', { remote: 'admin' });

  expect(entries).toEqual([
    { level: 'warn', event: 'remote not loaded', fields: { remote: 'giving' }, cause },
  ]);
  expect(console.warn).toHaveBeenCalledWith(
    '[raade] remote not loaded',
    { remote: 'giving' },
    cause,
  );
});
