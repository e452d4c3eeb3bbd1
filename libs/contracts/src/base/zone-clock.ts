/** Offsets and names of a time zone over some years, so that pages do not need `Intl` for them. */
export interface ZoneClock {
  /** IANA name, like `America/Chicago`. */
  readonly timeZone: string;
  /** In order and without gaps. */
  readonly spans: readonly ClockSpan[];
}

/** A period with the same offset. */
export interface ClockSpan {
  /** Milliseconds since the epoch. */
  readonly from: number;
  /** Milliseconds since the epoch; not included. */
  readonly until: number;
  /** Minutes by which the clocks are ahead of UTC. */
  readonly offset: number;
  /** Usual name of the zone at that time, like `CDT`, or `GMT+1` if English has no name. */
  readonly name: string;
}
