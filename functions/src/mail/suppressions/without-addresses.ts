const LONGEST = 300;

/** The words of a provider as they may stand where no address is kept: on one line, and without any. */
export function withoutAddresses(says: string): string {
  return says
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
