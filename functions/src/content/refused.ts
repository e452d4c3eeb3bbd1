import { HttpsError } from 'firebase-functions/https';
import type { ContentFinding, ContentRefusal } from '@raade/contracts/content/findings';
import type { LivePointer } from '../releases/editions/documents.ts';

/** More than these say nothing more. */
const MOST_FINDINGS = 50;
const MOST_SAID = 5;

/** Returns the error for a refused change of the content. */
export const refused = (message: string, details: ContentRefusal) =>
  new HttpsError('failed-precondition', message, details);

/** The refusal of what could not be rendered: it names item and field. */
export function refusedFor(findings: readonly ContentFinding[]): HttpsError {
  const said = findings
    .slice(0, MOST_SAID)
    .map(({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`);
  const more = findings.length - said.length;
  const lines = more > 0 ? [...said, `and ${more} more`] : said;
  return refused(`Nothing was published. Please correct this first:\n${lines.join('\n')}`, {
    reason: 'findings',
    findings: findings.slice(0, MOST_FINDINGS).map((finding) => ({ ...finding })),
  });
}

/** @throws HttpsError `failed-precondition` if another edition is live than was seen */
export function requireLive({ edition }: LivePointer, seen: string): void {
  if (edition === seen) return;
  throw refused(
    'Another edition went live meanwhile. Look at what differs now, and publish again.',
    { reason: 'edition-changed', edition },
  );
}
