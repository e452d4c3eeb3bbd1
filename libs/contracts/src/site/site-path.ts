/** Removes trailing slashes: `/about/` and `/about` are the same page; `/` stays. */
export const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/**
 * A path of this site with an optional anchor, like `/donate` or `/conference#schedule`, that no URL parser reads as an
 * address of another site (WHATWG URL Standard, 4.4): no empty segment, since `//host` names a host; no `\`, which
 * browsers read as `/`; no whitespace or control characters, which they may strip; no `..` and no percent-encoding,
 * which may turn into any of these.
 */
export const SITE_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:#[\w-]+)?$/;

/** A path like `SITE_PATH`, with an optional query: `/conference?day=2#schedule`. */
export const SITE_ADDRESS = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:\?[\w=&,-]*)?(?:#[\w-]+)?$/;
