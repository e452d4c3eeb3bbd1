import type { ComponentType } from 'react';
import type { Pattern } from './pattern.ts';

/** A chapter of the guide. */
export interface Sample {
  readonly title: string;
  /** How the things of the chapter are used. */
  readonly patterns: readonly Pattern[];
  readonly Content: ComponentType;
}
