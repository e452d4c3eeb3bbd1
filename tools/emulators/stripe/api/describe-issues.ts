import { en } from 'zod/locales';
import * as z from 'zod/mini';

// The small zod brings no texts of its own.
z.config(en());

/** Lists problems, one a line, each with its name: `STRIPE_SECRET_KEY: is missing`. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => `${path.map(String).join('.') || '(top level)'}: ${message}`)
    .join('\n');
}
