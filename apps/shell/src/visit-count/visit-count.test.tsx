import { logger } from '@raade/platform';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import { visitReportSchema } from '@raade/contracts/visit-report';
import { startVisitCount } from './start-visit-count.ts';
import { countVisit } from './visit-count.lazy.ts';

const RELEASE = 'a'.repeat(32);
const GIVING = { remote: 'giving', release: RELEASE } as const;
const environment = environmentAt('https://site.example.org');

const sent: [url: string, body: string][] = [];
let observe: ((type: string, entries: object[]) => void) | undefined;

class FakeObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly #callback: (list: { getEntries: () => object[] }) => void;
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    this.#callback = callback;
  }
  observe({ type }: { type: string }): void {
    const others = observe;
    observe = (told, entries) => {
      others?.(told, entries);
      if (told === type) this.#callback({ getEntries: () => entries });
    };
  }
}

beforeEach(() => {
  sent.length = 0;
  observe = undefined;
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => sent.push([url, body]) > 0,
  });
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

const leave = () => window.dispatchEvent(new Event('pagehide'));
const report = () => visitReportSchema.parse(JSON.parse(sent[0]?.[1] ?? 'null'));

test('loads, and each failure once, are sent once when the page is left', () => {
  countVisit(environment);
  logger.info('remote loaded', { ...GIVING, phase: 'module' });
  for (let tries = 0; tries < 9; tries += 1) {
    logger.warn('remote not loaded', { ...GIVING, phase: 'entry' }, new Error('not for others'));
  }
  leave();
  leave();
  expect(sent).toHaveLength(1);
  expect(report().releases).toEqual([{ app: 'giving', release: RELEASE, loads: 1, failures: 1 }]);
  expect(sent[0]?.[0]).toMatch(/\/collect$/);
  expect(sent[0]?.[1]).not.toMatch(/not for others|entry/);
});

test('vitals are those of the page that was opened, by the rules of each', () => {
  countVisit(environment);
  logger.info('remote loaded', { ...GIVING, phase: 'module' });
  observe?.('largest-contentful-paint', [{ startTime: 900.4 }, { startTime: 1800.4 }]);
  observe?.('layout-shift', [
    { startTime: 100, value: 0.1, hadRecentInput: false },
    { startTime: 500, value: 0.05, hadRecentInput: false },
    { startTime: 600, value: 0.9, hadRecentInput: true },
    { startTime: 3000, value: 0.12, hadRecentInput: false },
  ]);
  observe?.('event', [
    { interactionId: 1, duration: 48 },
    { interactionId: 1, duration: 120 },
    { interactionId: 0, duration: 900 },
  ]);
  leave();
  expect(report().vitals).toEqual({
    ...{ app: 'giving', release: RELEASE },
    ...{ lcp: 1800, cls: 0.15, inp: 120 },
  });
});

const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('nothing is sent with %s %j', (name, value) => {
  set(name, value);
  countVisit(environment);
  leave();
  set(name, undefined);
  expect(sent).toEqual([]);
});

test('one visit in ten is counted, and none of a machine', () => {
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation();
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.09);
  set('webdriver', false);
  startVisitCount(environment);
  expect(later).toHaveBeenCalledTimes(1);
  random.mockReturnValue(0.1);
  startVisitCount(environment);
  random.mockReturnValue(0);
  set('webdriver', true);
  startVisitCount(environment);
  expect(later).toHaveBeenCalledTimes(1);
});
