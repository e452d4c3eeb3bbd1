import { HttpsError } from 'firebase-functions/https';
import type { ContentFinding, ContentRefusal } from '@raade/contracts/content/findings';
import type { LivePointer } from '../releases/editions/documents.ts';

/** Limit of findings in an answer. More would not help, since editors correct some and publish again. */
const FINDING_LIMIT = 50;
/** Limit of findings in the message. */
const LISTED_IN_MESSAGE = 5;

/** Returns the error for a refused change of the content. */
export const contentRefusal = (message: string, details: ContentRefusal) =>
  new HttpsError('failed-precondition', message, details);

/** Returns the error for content that cannot be rendered, with items and fields. */
export function findingsRefusal(findings: readonly ContentFinding[]): HttpsError {
  const lines = findings
    .slice(0, LISTED_IN_MESSAGE)
    .map(({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`);
  const moreCount = findings.length - lines.length;
  if (moreCount > 0) lines.push(`and ${moreCount} more`);
  return contentRefusal(`Nothing was published. Please correct this first:\n${lines.join('\n')}`, {
    reason: 'findings',
    findings: findings.slice(0, FINDING_LIMIT).map((finding) => ({ ...finding })),
  });
}

/** Refuses a change if another edition went live since the editor looked. @throws HttpsError `failed-precondition` */
export function requireLive({ edition }: LivePointer, seen: string): void {
  if (edition === seen) return;
  throw contentRefusal(
    'Another edition went live in the meantime. Review the differences, then publish again.',
    { reason: 'edition-changed', edition },
  );
}
