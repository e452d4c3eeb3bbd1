import { threadFigures } from './thread-figures.ts';
import type { TraceEvent } from './trace-events.ts';

const URL = 'http://localhost/about';
const MAIN = { pid: 1, tid: 1 };

/** Times in milliseconds. */
function event(name: string, at: number, duration = 0, place = MAIN): TraceEvent {
  return { name, ph: duration > 0 ? 'X' : 'R', ts: at * 1000, dur: duration * 1000, ...place };
}
const task = (at: number, duration: number, place = MAIN) =>
  event('ThreadControllerImpl::RunTask', at, duration, place);

const navigation: TraceEvent = {
  ...event('navigationStart', 100),
  args: { data: { documentLoaderURL: URL } },
};
const figures = (...events: TraceEvent[]) =>
  threadFigures(URL, [navigation, event('firstContentfulPaint', 200), ...events]);

test('what exceeds 50 ms of each task counts as blocking', () => {
  expect(figures(task(300, 80), task(400, 50), task(500, 60)).blocking).toBe(40);
});

test('a task blocks from the first paint on, as does the rest of one that had begun before', () => {
  expect(figures(task(110, 80)).blocking).toBe(0);
  expect(figures(task(150, 120)).blocking).toBe(20);
});

test('other threads, other processes and what came before the navigation do not count', () => {
  const others = [task(300, 500, { pid: 1, tid: 2 }), task(300, 500, { pid: 2, tid: 1 })];
  expect(figures(task(20, 70), ...others)).toEqual({ longestScript: 0, blocking: 0 });
});

test('script of one task is summed, without counting twice what script calls', () => {
  const evaluated = [event('EvaluateScript', 310, 40), event('RunMicrotasks', 320, 20)];
  const other = [event('FunctionCall', 360, 5), event('Layout', 370, 100)];
  expect(figures(task(300, 200), ...evaluated, ...other).longestScript).toBe(45);
});

test('the longest of all tasks is told', () => {
  const scripts = [event('FunctionCall', 300, 30), event('FunctionCall', 400, 70)];
  expect(figures(task(300, 30), task(400, 70), ...scripts).longestScript).toBe(70);
});

test('a trace without the page is refused', () => {
  expect(() => threadFigures(URL, [])).toThrow(`no navigation to ${URL}`);
});
