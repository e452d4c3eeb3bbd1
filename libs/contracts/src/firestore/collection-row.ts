import { KEPT_UNTIL_ASKED } from '../base/kept-until-asked.ts';
import type { Right } from '../staff/rights.ts';

/**
 * The row of a collection: all that holds for it beside its schema. What is decided for every collection (how long
 * its documents live, what an export takes, what an erasure leaves) becomes a column here.
 */
export interface CollectionRow {
  /** As in the rules, like `email_campaigns/{id}/deliveries`. */
  readonly path: string;
  /** The right that it takes to read it in a browser; `owner`: the account that a document is about. */
  readonly readBy: Right | 'owner' | 'nobody';
  /**
   * Writers besides functions and tools, who may write all. `anyone`: creates a document, once; `owner`: notes that
   * their session goes on or ends, or what they are at.
   */
  readonly writtenBy: 'functions' | 'anyone' | 'owner';
  readonly kept: Kept;
  /** True if it names people: the rules ask for a ticket of `reads`, which leaves a note in the audit log. */
  readonly needsNote?: true;
}

/** How long the documents of a collection live, and what becomes of them when a person is erased. */
export interface Kept {
  /** The same in the words of the privacy page. */
  readonly says: string;
  /** Days after which Firestore itself deletes a document, by its field `expires_at`; at most so many. */
  readonly days?: number;
  /** Days after which a function deletes what nobody uses. */
  readonly unusedDays?: number;
  /**
   * `unnamed`: what names the person goes; `nothing`: there is nothing of a visitor in it.
   */
  readonly erasure: 'deleted' | 'unnamed' | 'nothing';
}

/** A time, with the words that tell it: `{days}` stands in them for the days, so that the privacy page says no other. */
export function forDays<const Erasure extends Kept['erasure']>(
  days: number,
  erasure: Erasure,
  says: string,
) {
  return { says: says.replace('{days}', String(days)), days, erasure } as const;
}

/** A collection that functions write, and staff with this right read in a browser. */
export const forStaff = <const Held extends Kept>(
  readBy: CollectionRow['readBy'],
  path: string,
  kept: Held,
) => ({ path, readBy, writtenBy: 'functions', kept }) as const;

/** A collection that no browser has to do with. */
export const forFunctions = <const Held extends Kept>(path: string, kept: Held) =>
  forStaff('nobody', path, kept);

/** Of what somebody has sent by a form. */
export const UNTIL_ASKED = {
  says: `${KEPT_UNTIL_ASKED.charAt(0).toUpperCase()}${KEPT_UNTIL_ASKED.slice(1)}`,
  erasure: 'deleted',
} as const;
