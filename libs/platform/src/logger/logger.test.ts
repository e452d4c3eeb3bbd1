import { type LogEntry, logger, recentLog, subscribeToLog } from './logger.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('an entry with its cause reaches the console and all present listeners', () => {
  const entries: LogEntry[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  const cause = new Error('refused');

  logger.warn('remote not loaded', { remote: 'giving' }, cause);
  stop();
  logger.warn('remote not loaded', { remote: 'admin' });

  expect(entries).toEqual([
    {
      at: expect.any(Number),
      level: 'warn',
      event: 'remote not loaded',
      fields: { remote: 'giving' },
      cause,
    },
  ]);
  expect(console.warn).toHaveBeenCalledWith(
    '[raade] remote not loaded',
    { remote: 'giving' },
    cause,
  );
});

test('the latest two hundred entries are kept for later readers', () => {
  for (let count = 1; count <= 201; count += 1) logger.warn('remote not loaded', { count });
  const counts = recentLog().map(({ fields }) => fields['count']);
  expect(counts).toHaveLength(200);
  expect(counts.at(0)).toBe(2);
  expect(counts.at(-1)).toBe(201);
});
