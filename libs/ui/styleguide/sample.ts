import type { ComponentType } from 'react';
import type * as ui from '../src/index.ts';

/** One chapter of the guide. */
export interface Sample {
  readonly title: string;
  /** What of the library can be seen in it; a test looks for what no chapter shows. */
  readonly shows: readonly (keyof typeof ui)[];
  readonly Content: ComponentType;
}
