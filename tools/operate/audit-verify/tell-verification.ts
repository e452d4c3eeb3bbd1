import type { Verification } from '@raade/functions/audit-seals/verify-audit-log';

/** What a check has found, for whoever asked for it. */
export function tellVerification(found: Verification): string {
  const { seals, entries, younger, publishedUntil, problems } = found;
  return [
    ...problems,
    `${entries} entries in ${seals} seals are as they were sealed.`,
    `${younger} entries are younger than the last seal.`,
    publishedUntil > 0
      ? `What was published of the seals was compared up to seal ${publishedUntil}.`
      : 'Nothing was published of the seals yet.',
    problems.length > 0 ? `${problems.length} problems.` : 'No problem was found.',
  ].join('\n');
}
