/** `/about/` and `/about` are one page; `/` stays. */
export const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
