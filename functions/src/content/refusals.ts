import { HttpsError } from 'firebase-functions/https';
import type { ContentFinding, ContentRefusal } from '@raade/contracts/content/findings';
import type { LivePointer } from '../releases/editions/documents.ts';

/** Editors correct some and publish again, so more are of no use. */
const MOST_FINDINGS = 50;
const MOST_IN_MESSAGE = 5;

/** Returns the error for a refused change of the content. */
export const refused = (message: string, details: ContentRefusal) =>
  new HttpsError('failed-precondition', message, details);

/** Returns the error for content that cannot be rendered, with items and fields. */
export function refusedFor(findings: readonly ContentFinding[]): HttpsError {
  const said = findings
    .slice(0, MOST_IN_MESSAGE)
    .map(({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`);
  const more = findings.length - said.length;
  const lines = more > 0 ? [...said, `and ${more} more`] : said;
  return refused(`Nothing was published. Please correct this first:\n${lines.join('\n')}`, {
    reason: 'findings',
    findings: findings.slice(0, MOST_FINDINGS).map((finding) => ({ ...finding })),
  });
}

/** @throws HttpsError `failed-precondition` if the live edition has changed since the editor saw it */
export function requireLive({ edition }: LivePointer, seen: string): void {
  if (edition === seen) return;
  throw refused(
    'Another edition went live meanwhile. Look at what differs now, and publish again.',
    { reason: 'edition-changed', edition },
  );
}
