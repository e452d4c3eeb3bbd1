import type { ComponentType } from 'react';
import type { Pattern } from './pattern.ts';
import type * as ui from '../src/index.ts';

/** A chapter of the guide. */
export interface Sample {
  readonly title: string;
  /** The components that it shows; a test looks for those that no chapter shows. */
  readonly shows: readonly (keyof typeof ui)[];
  /** How the things of the chapter are used. */
  readonly patterns: readonly Pattern[];
  readonly Content: ComponentType;
}
