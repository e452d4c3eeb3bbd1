import * as z from 'zod/mini';

/** What is asked of Chromium's tracing: its tasks, and what of them is script. */
export const TRACE_CATEGORIES = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'v8.execute',
  'loading',
  'blink.user_timing',
];

const eventSchema = z.object({
  name: z.string(),
  /** `X` for what has a duration. */
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z._default(z.number(), 0),
  dur: z._default(z.number(), 0),
  args: z.optional(
    z.object({ data: z.optional(z.object({ documentLoaderURL: z.optional(z.string()) })) }),
  ),
});

export type TraceEvent = z.infer<typeof eventSchema>;

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** The events of a trace as Chromium writes it. */
export function readTrace(json: string): TraceEvent[] {
  return traceSchema.parse(JSON.parse(json)).traceEvents;
}
