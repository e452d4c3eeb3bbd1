/** Domains that are mistyped most; short domains are too similar to others. */
const COMMON = [
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
const OTHERS = ['ymail.com', 'email.com', 'mail.com'];

/**
 * Returns the address with a corrected domain: a common one that is one letter away, or has two swapped letters.
 * Undefined if the address looks right.
 */
export function suggestAddress(address: string): string | undefined {
  const typed = address.trim();
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at).toLowerCase();
  if (at < 2 || COMMON.includes(domain) || OTHERS.includes(domain)) return undefined;
  const meant = COMMON.find((common) => isOneAway(domain, common));
  return meant && typed.slice(0, at) + meant;
}

/** True if one letter is missing, added or different, or two neighbors are swapped. */
function isOneAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = one.slice(start, one.length - end);
  const otherRest = other.slice(start, other.length - end);
  const isSwapped =
    rest.length === 2 &&
    otherRest.length === 2 &&
    rest[0] === otherRest[1] &&
    rest[1] === otherRest[0];
  return isSwapped || Math.max(rest.length, otherRest.length) === 1;
}
