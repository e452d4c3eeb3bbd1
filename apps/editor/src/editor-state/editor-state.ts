import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';

/** The name of an item or draft. A null item is the part itself; for a list, the order of its items. */
export interface ItemName {
  readonly part: ContentPart;
  readonly item: string | null;
}

/** A change of an item. A null value removes it. */
export interface ItemChange extends ItemName {
  readonly value: ContentValue;
}

/** The version of an item that an editor has seen: a draft by its revision, or the live value. */
export interface SeenVersion {
  readonly edition: string;
  /** 0 if there was no draft. */
  readonly revision: number;
  readonly value: ContentValue;
}

/** The version that somebody else has saved or published in the meantime. */
export interface TheirVersion extends SeenVersion {
  /** Undefined if it was published, or its draft discarded. */
  readonly by?: string;
  readonly at?: string;
}

/** A change that the server does not have yet. It is stored on the device until then. */
export interface UnsavedChange extends ItemChange {
  readonly seen: SeenVersion;
  /**
   * `waiting`: it is sent in a moment; `saving`: it is being sent; `unreachable`: it is sent once the network is back; `refused`: the server does
   * not accept it; `conflict`: somebody else has saved first, and nothing is sent until `resolveConflict`.
   */
  readonly state: 'waiting' | 'saving' | 'unreachable' | 'refused' | 'conflict';
  /** Text for the user, if refused. */
  readonly refusal?: string;
  /** The version to compare with, if there is a conflict. */
  readonly theirVersion?: TheirVersion;
}

interface UnsavedState {
  readonly unsaved: readonly UnsavedChange[];
}

/** The state of the editor: the answer of `read-content`, updated with later saves, and the unsaved changes. */
export type EditorState = UnsavedState &
  (
    | { readonly status: 'loading'; readonly content?: undefined }
    /** `failure` is a text for the user. */
    | { readonly status: 'failed'; readonly failure: string; readonly content?: undefined }
    | {
        readonly status: 'ready';
        readonly content: ReadContentResponse;
        /** The reason why the content could not be read again, so that it may be outdated. */
        readonly failure?: string;
      }
  );

/** Returns a function that is true for items of this name, as in `drafts.find(isNamed(name))`. */
export const isNamed =
  ({ part, item }: ItemName) =>
  (other: ItemName): boolean =>
    other.part === part && other.item === item;

/** The state once the content was read. */
export type ReadyState = Extract<EditorState, { readonly status: 'ready' }>;
