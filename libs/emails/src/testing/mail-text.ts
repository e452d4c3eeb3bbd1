export const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The text of an email, as one line. */
export const textOf = (html: string) => parse(html).body.textContent.replace(/\s+/g, ' ');
