import { createElement, type ReactNode } from 'react';
import type { ContentName } from '../content.schema.ts';
import { contentOf, documentContent } from '../provided/provided-content.ts';
import { ContentProvider } from '../provided/use-content.ts';

/** Returns a function that wraps a page so that it has only these parts of the content. */
export function partsAlone(names: readonly ContentName[]) {
  const content = documentContent();
  const value = contentOf(Object.fromEntries(names.map((name) => [name, content[name]])));
  return (page: ReactNode) => createElement(ContentProvider, { value }, page);
}
