/** Size of a text in bytes, in UTF-8; an Ethiopic letter has three. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The same in units of 1024 bytes, rounded up. */
export const kibOf = (text: string): number => Math.ceil(bytesOf(text) / 1024);
