/** Size of a text in bytes, in UTF-8; an Ethiopic letter has three. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Size of a text in KiB (1024 bytes), rounded up. */
export const kibOf = (text: string): number => Math.ceil(bytesOf(text) / 1024);
