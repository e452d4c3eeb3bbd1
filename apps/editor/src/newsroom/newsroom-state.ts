import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';

/** The name of a draft. Null: the part itself; of a list, the order of its items. */
export interface ItemName {
  readonly part: ContentPart;
  readonly item: string | null;
}

/** A change of an item. Null as its value: it is to be removed. */
export interface ItemChange extends ItemName {
  readonly value: ContentValue;
}

/** What an editor has seen of an item: a draft by its number, or what is live of it. */
export interface Seen {
  readonly edition: string;
  /** 0: there was no draft. */
  readonly revision: number;
  readonly value: ContentValue;
}

/** What somebody else has made of an item meanwhile. */
export interface Theirs extends Seen {
  /** Undefined: it was published, or its draft discarded. */
  readonly by?: string;
  readonly at?: string;
}

/** A change that the server does not have yet. It is kept on the device until it has. */
export interface Unsaved extends ItemChange {
  readonly seen: Seen;
  /**
   * `waiting`: it is sent in a moment; `unreachable`: once the network is back; `refused`: `says` why; `overtaken`:
   * somebody else was quicker, and `settleItem` says what becomes of both.
   */
  readonly state: 'waiting' | 'saving' | 'unreachable' | 'refused' | 'overtaken';
  readonly says?: string;
  readonly theirs?: Theirs;
}

interface Reading {
  readonly unsaved: readonly Unsaved[];
}

/** What editors work on: the answer of `read-content` with what was saved since, and what is not saved yet. */
export type Newsroom = Reading &
  (
    | { readonly status: 'loading'; readonly content?: undefined }
    /** `failure` is written for who reads it. */
    | { readonly status: 'failed'; readonly failure: string; readonly content?: undefined }
    | {
        readonly status: 'ready';
        readonly content: ReadContentResponse;
        /** Why it could not be read anew: it is from before. */
        readonly failure?: string;
      }
  );

export const isNamed =
  ({ part, item }: ItemName) =>
  (other: ItemName): boolean =>
    other.part === part && other.item === item;

/** A newsroom whose content was read. */
export type ReadyNewsroom = Extract<Newsroom, { readonly status: 'ready' }>;
