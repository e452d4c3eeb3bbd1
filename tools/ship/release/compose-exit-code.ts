/** Exit code of `compose` if the pages are live, but an app is missing or shown with an earlier release. */
export const LEFT_OUT = 2;

/**
 * The exit code of `compose`.
 * @param leftOut messages about apps that were left out
 */
export const composeExitCode = (leftOut: readonly string[]) => (leftOut.length > 0 ? LEFT_OUT : 0);
