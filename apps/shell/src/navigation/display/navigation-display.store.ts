import { createStore } from '@raade/platform';
import { AT_THE_TOP, type NavigationDisplay } from './navigation-display.ts';

/** The display of the living frame. */
export const navigationDisplay = createStore<NavigationDisplay>(() => AT_THE_TOP);
