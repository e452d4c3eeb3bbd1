/** Domains that are mistyped most; short domains are too similar to others. */
const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rice.edu',
  'comcast.net',
  'googlemail.com',
  'protonmail.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
];
/** Valid domains that are one letter away from those. */
const SIMILAR_DOMAINS = ['ymail.com', 'email.com', 'mail.com'];

/**
 * Returns the address with a corrected domain: a common one that is one letter away, or has two swapped letters.
 * Undefined if the address looks right.
 */
export function suggestAddress(address: string): string | undefined {
  const trimmed = address.trim();
  const domainStart = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(domainStart).toLowerCase();
  const hasName = domainStart > 1;
  if (!hasName || [...COMMON_DOMAINS, ...SIMILAR_DOMAINS].includes(domain)) return undefined;
  const suggestion = COMMON_DOMAINS.find((common) => isOneAway(domain, common));
  return suggestion && trimmed.slice(0, domainStart) + suggestion;
}

/** True if one letter is missing, added or different, or two neighbors are swapped. Skips the common start and end. */
function isOneAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(one.length, other.length) - start;
  while (end < maxEnd && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const onePart = one.slice(start, one.length - end);
  const otherPart = other.slice(start, other.length - end);
  const isSwapped =
    onePart.length === 2 &&
    otherPart.length === 2 &&
    onePart[0] === otherPart[1] &&
    onePart[1] === otherPart[0];
  return isSwapped || Math.max(onePart.length, otherPart.length) === 1;
}
