/** How long a toast stays, in milliseconds: long enough to read a title and a line below it. `danger` stays until it is dismissed. */
export const TOAST_DURATION_MS = 6000;
