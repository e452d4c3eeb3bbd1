/** Shows failed sections in the shell's place: tests of remotes have none. */
export { FailedSectionContext as FailedSectionHost } from '../recovery/failed-section-context.ts';
