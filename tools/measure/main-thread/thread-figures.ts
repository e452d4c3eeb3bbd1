import type { TraceEvent } from './trace-events.ts';

/** How long the visitor's presses may have had to wait, in milliseconds. */
export interface ThreadFigures {
  /** The longest that script, and what it forced of styles and layout, held the thread within one task. */
  readonly longestScript: number;
  /** Total blocking time: of each task after the first contentful paint, what exceeds 50 ms. */
  readonly blocking: number;
}

/** What a visitor does not notice, in milliseconds. (https://web.dev/articles/tbt) */
const UNNOTICED = 50;
const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPT = [
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.evaluateModule',
];

const endOf = ({ ts, dur }: TraceEvent) => ts + dur;
const milliseconds = (microseconds: number) => microseconds / 1000;
const byStart = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts || other.dur - one.dur;

function startOf(url: string, events: readonly TraceEvent[]): TraceEvent {
  const isIt = ({ name, args }: TraceEvent) =>
    name === 'navigationStart' && args?.data?.documentLoaderURL === url;
  const start = events.find(isIt);
  if (!start) throw new Error(`The trace knows of no navigation to ${url}.`);
  return start;
}

/** Script that no other script surrounds, within a task. */
function scriptOf(task: TraceEvent, scripts: readonly TraceEvent[]): number {
  let until = task.ts;
  let sum = 0;
  for (const script of scripts) {
    if (script.ts < until || script.ts >= endOf(task)) continue;
    sum += script.dur;
    until = endOf(script);
  }
  return sum;
}

/** How much of a task's overlong part comes after the first paint: before it there is nothing to press. */
function blockingOf(task: TraceEvent, firstPaint: number): number {
  const seen = milliseconds(Math.min(task.dur, endOf(task) - firstPaint));
  return Math.max(0, seen - UNNOTICED);
}

/** What held the main thread of the page at `url`, by the trace of a visit. */
export function threadFigures(url: string, events: readonly TraceEvent[]): ThreadFigures {
  const { pid, tid, ts } = startOf(url, events);
  const own = events.filter((event) => event.pid === pid && event.ts >= ts).sort(byStart);
  const firstPaint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? ts;
  const timed = own.filter((event) => event.tid === tid && event.ph === 'X');
  const tasks = timed.filter(({ name }) => name === TASK);
  const scripts = timed.filter(({ name }) => SCRIPT.includes(name));
  return {
    longestScript: Math.max(0, ...tasks.map((task) => milliseconds(scriptOf(task, scripts)))),
    blocking: tasks.reduce((sum, task) => sum + blockingOf(task, firstPaint), 0),
  };
}
