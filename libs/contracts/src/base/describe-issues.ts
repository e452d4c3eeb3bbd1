import { en } from 'zod/locales';
import * as z from 'zod/mini';

// The small zod brings no texts of its own; whoever describes issues wants them.
z.config(en());

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Issues that are listed of one input, so that a description does not grow with what was sent. */
const MOST_LISTED = 10;
/** Characters of a path or a message. */
const LONGEST = 300;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The first issues, 10 at most, each with its path (`remotes.giving.url`) and its message, 300 characters at most. */
export function listedIssues(issues: readonly Issue[]): { path: string; message: string }[] {
  return issues.slice(0, MOST_LISTED).map(({ path, message }) => ({
    path: shortened(path.map(String).join('.')),
    message: shortened(message),
  }));
}

/**
 * Lists the first issues, one a line, each with its path: `remotes.giving.url: Invalid URL`, and says how many more
 * there are. For terminals, logs and the error screen; forms show messages at their fields instead.
 */
export function describeIssues(issues: readonly Issue[]): string {
  const lines = listedIssues(issues).map(
    ({ path, message }) => `${path || '(top level)'}: ${message}`,
  );
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
