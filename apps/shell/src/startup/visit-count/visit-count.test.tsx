import { logger } from '@raade/platform';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import { visitReportSchema } from '@raade/contracts/health/visit-report';
import { startVisitCount } from './start-visit-count.ts';
import { countVisit } from './visit-count.lazy.ts';

const RELEASE = 'a'.repeat(32);
const GIVING = { remote: 'giving', release: RELEASE } as const;
const environment = environmentAt('https://site.example.org');

const sent: [url: string, body: string][] = [];

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => sent.push([url, body]) > 0,
  });
});

const leave = () => window.dispatchEvent(new Event('pagehide'));
const report = () => visitReportSchema.parse(JSON.parse(sent[0]?.[1] ?? 'null'));

test('loads and distinct failures are reported once, when the visitor leaves', () => {
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

test('one visit in ten is counted, and none by an automated browser', () => {
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
