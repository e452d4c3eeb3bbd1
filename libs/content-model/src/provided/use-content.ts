import { createContext, useContext } from 'react';
import { documentContent, type ProvidedContent } from './provided-content.ts';

const ContentContext = createContext<ProvidedContent | undefined>(undefined);

/** Provides other content than the document's to the components in it: the edition that a server renders. */
export const ContentProvider = ContentContext.Provider;

/** The content that the page shows. */
export const useContent = (): ProvidedContent => useContext(ContentContext) ?? documentContent();
