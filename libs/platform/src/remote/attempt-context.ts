import { createContext } from 'react';

/** Counts the tries of the enclosing part of the page. A new value makes failed lazy pages load again. */
export const AttemptContext = createContext(0);
