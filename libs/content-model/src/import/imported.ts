import type { ForumDay } from '../forum/forum.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import type { StoredSpeaker } from '../forum/speakers.schema.ts';

/** What somebody has to look at before an import is published. Texts are never cut: they stand there whole. */
export interface ImportProblem {
  readonly part: 'forum' | 'sessions' | 'speakers';
  /** The item's name, as people know it there. */
  readonly item: string;
  /** The field's label. */
  readonly field: string;
  readonly says: string;
  /** The item is not there at all, was taken over with this, or is there with a field that cannot be published so. */
  readonly kind: 'left-out' | 'noticed' | 'field';
}

/** How the other program names our items, by our ids. Who keeps them finds renamed items again. */
export interface Codes {
  readonly sessions: Readonly<Record<string, string>>;
  readonly speakers: Readonly<Record<string, string>>;
}

/** A programme of another program in our shape. Fields that it does not know are empty, and named as problems. */
export interface Imported {
  readonly days: readonly ForumDay[];
  readonly sessions: readonly StoredSession[];
  readonly speakers: readonly StoredSpeaker[];
  readonly codes: Codes;
  readonly problems: readonly ImportProblem[];
}

/** Somebody who speaks, as other programs have them. */
export interface ForeignSpeaker {
  readonly code: string;
  readonly name: string;
  readonly biography?: string | undefined;
  readonly role?: string | undefined;
  readonly organization?: string | undefined;
  readonly expertise?: readonly string[];
  readonly links?: readonly { readonly title: string; readonly url: string }[];
  /** All of it, in an export of our own. */
  readonly stored?: StoredSpeaker | undefined;
}

/** A session, as other programs have it. */
export interface ForeignSession {
  readonly code: string;
  /** Our id, in an export of our own. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly type?: string | undefined;
  /** ISO 8601, with an offset or as clocks show it where the forum is. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly room?: string | undefined;
  readonly capacity?: number | undefined;
  readonly speakers: readonly { readonly code: string; readonly role?: string | undefined }[];
}

/** What each format is read into, before it is ours. */
export interface ForeignProgramme {
  /** In an export of our own. */
  readonly days?: readonly ForumDay[] | undefined;
  readonly sessions: readonly ForeignSession[];
  readonly speakers: readonly ForeignSpeaker[];
  /** Items that could not be read into this. */
  readonly leftOut: readonly ImportProblem[];
}
