import { en } from 'zod/locales';
import * as z from 'zod/mini';

// The small zod brings no texts of its own; whoever describes issues wants them.
z.config(en());

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Lists problems, one a line, each with its path: `remotes.giving.url: Invalid URL`. For terminals, logs and the error
 * screen; forms show messages at their fields instead.
 */
export function describeIssues(issues: readonly Issue[]): string {
  return issues
    .map((issue) => `${issue.path.map(String).join('.') || '(top level)'}: ${issue.message}`)
    .join('\n');
}
