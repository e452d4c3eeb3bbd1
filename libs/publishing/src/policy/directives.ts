import { createHash } from 'node:crypto';

/** A Content-Security-Policy: sources by the names of their directives (https://www.w3.org/TR/CSP3/). */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** The text of a policy, for a header or a `meta` element. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The source expression that allows an inline script or style by its hash. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
