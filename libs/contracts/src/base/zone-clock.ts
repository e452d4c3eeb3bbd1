/** Offsets and names of a zone's clocks over some time, so that pages need not ask `Intl` for them. */
export interface ZoneClock {
  /** Its name among IANA's, like `America/Chicago`. */
  readonly timeZone: string;
  /** Each begins where the one before it ends. */
  readonly spans: readonly ClockSpan[];
}

/** A stretch of time in which the clocks are not changed. */
export interface ClockSpan {
  /** Milliseconds since the epoch. */
  readonly from: number;
  /** Milliseconds since the epoch; no longer within the span. */
  readonly until: number;
  /** Minutes by which the clocks are ahead of UTC. */
  readonly offset: number;
  /** Usual name of the zone at that time, like `CDT`, or `GMT+1` if English has no name. */
  readonly name: string;
}
