import { en } from 'zod/locales';
import * as z from 'zod/mini';

// `zod/mini` has no messages by itself.
z.config(en());

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Limit of listed issues, so that the output does not grow with the input. */
const ISSUE_LIMIT = 10;
/** Limit of characters of a path or a message. */
const TEXT_LIMIT = 300;

const shortened = (text: string) =>
  text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…` : text;

/** Returns the first 10 issues, each with its path (`remotes.giving.url`) and message, 300 characters at most. */
export function listedIssues(issues: readonly Issue[]): { path: string; message: string }[] {
  return issues.slice(0, ISSUE_LIMIT).map(({ path, message }) => ({
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
