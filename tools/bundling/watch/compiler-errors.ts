import { stripVTControlCharacters } from 'node:util';
import type { Rspack } from '@rsbuild/core';

/** The errors of a build in the compiler's own words, each below the file that it is about. */
export function errorsOf(stats: Rspack.Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors
    .map(({ message, moduleName }) => [moduleName, message].filter(Boolean).join('\n'))
    .map(stripVTControlCharacters)
    .join('\n\n');
}
