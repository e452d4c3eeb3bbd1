import type { PageVisit } from './choose-visits.ts';
import type { Trouble } from './watch-page.ts';

/** A thing that goes wrong on a page in a browser, and did not before the move. */
export interface SmokeFinding extends PageVisit {
  readonly trouble: Trouble;
}

/** What came of opening pages in a browser, for whoever moves a pointer. */
export interface SmokeResult {
  readonly gate: 'smoke';
  /** The releases that stood on the site which was visited, like `giving@0123…`. */
  readonly comparedWith: readonly string[];
  /** How many pages were opened. */
  readonly visited: number;
  readonly findings: readonly SmokeFinding[];
  /** The reason why nobody could look; undefined if somebody did. */
  readonly notRun?: string;
}
