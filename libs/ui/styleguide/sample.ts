import type { ComponentType } from 'react';

/** A chapter of the guide. */
export interface Sample {
  readonly title: string;
  /** How the things of the chapter are used. */
  readonly patterns: readonly Pattern[];
  readonly Content: ComponentType;
}

/** How one thing is used, in whole sentences. */
export interface Pattern {
  readonly name: string;
  readonly why: string;
  readonly good: string;
  readonly bad: string;
}
