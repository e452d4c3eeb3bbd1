/** How one thing is used, in whole sentences. */
export interface Pattern {
  readonly name: string;
  readonly why: string;
  readonly good: string;
  readonly bad: string;
}
