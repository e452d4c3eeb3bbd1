import { createHash, timingSafeEqual } from 'node:crypto';

const BEARER = 'Bearer ';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True if a request shows one of our tokens (RFC 6750, 2.1). How long it takes says nothing of them. */
export function isAuthorized(header: string | undefined, tokens: readonly string[]): boolean {
  if (!header?.startsWith(BEARER)) return false;
  const shown = digest(header.slice(BEARER.length));
  return tokens.map((token) => timingSafeEqual(digest(token), shown)).includes(true);
}
