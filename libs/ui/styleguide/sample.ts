import type { ComponentType } from 'react';
import type * as ui from '../src/index.ts';

/** A chapter of the guide. */
export interface Sample {
  readonly title: string;
  /** The components that it shows; a test looks for those that no chapter shows. */
  readonly shows: readonly (keyof typeof ui)[];
  readonly Content: ComponentType;
}
