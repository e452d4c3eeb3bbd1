import { KEPT_UNTIL_ASKED } from '../base/kept-until-asked.ts';
import type { Right } from '../staff/rights.ts';

/** The facts about a collection besides its schema: access, retention, erasure. */
export interface CollectionRow {
  /** Path as in the rules, like `email_campaigns/{id}/deliveries`. */
  readonly path: string;
  /** The right that is needed to read it in a browser; `owner`: only the account that a document is about. */
  readonly readBy: Right | 'owner' | 'nobody';
  /**
   * Other writers than functions and tools. `anyone`: may create a document, once; `owner`: the account writes its own
   * session or presence.
   */
  readonly writtenBy: 'functions' | 'anyone' | 'owner';
  readonly retention: Retention;
  /** True if it contains personal data: reading needs a permit in `reads`, which comes with an audit entry. */
  readonly needsAuditEntry?: true;
}

/** How long documents of a collection are stored, and what an erasure does to them. */
export interface Retention {
  /** The stored data and how long they stay, as a sentence of the privacy page. */
  readonly text: string;
  /** Days after which Firestore deletes a document at the latest, by its field `expires_at`. */
  readonly days?: number;
  /** Days after which a function deletes unused documents. */
  readonly unusedDays?: number;
  /** `unnamed`: personal data are removed from the document; `nothing`: it contains no personal data of visitors. */
  readonly erasure: 'deleted' | 'unnamed' | 'nothing';
}

/** A retention of some days, with its sentence for the privacy page, in which `{days}` is replaced by the days. */
export function forDays<const Erasure extends Retention['erasure']>(
  days: number,
  erasure: Erasure,
  text: string,
) {
  return { text: text.replace('{days}', String(days)), days, erasure } as const;
}

/** A collection that functions write, and that staff with a right read in browsers. */
export const forStaff = <const Kind extends Retention>(
  readBy: CollectionRow['readBy'],
  path: string,
  retention: Kind,
) => ({ path, readBy, writtenBy: 'functions', retention }) as const;

/** A collection that no browser reads or writes. */
export const forFunctions = <const Kind extends Retention>(path: string, retention: Kind) =>
  forStaff('nobody', path, retention);

/** Retention of data from forms. */
export const UNTIL_ASKED = {
  text: `${KEPT_UNTIL_ASKED.charAt(0).toUpperCase()}${KEPT_UNTIL_ASKED.slice(1)}`,
  erasure: 'deleted',
} as const;
