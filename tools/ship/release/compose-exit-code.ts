/** Exit code of `compose` if the pages are live, but an app is shown as it was before, or not at all. */
export const LEFT_OUT = 2;

/**
 * The exit code of `compose`.
 * @param leftOut messages on apps that were left out of the pages
 */
export const composeExitCode = (leftOut: readonly string[]) => (leftOut.length > 0 ? LEFT_OUT : 0);
