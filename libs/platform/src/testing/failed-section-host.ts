/** Renders failed sections in tests of remotes, which have no shell. */
export { FailedSectionContext as FailedSectionHost } from '../recovery/failed-section-context.ts';
