import { sha256 } from '@noble/hashes/sha2';
import type { ReceiptState } from './receipts.ts';

/** Crockford's digits, without easily confused letters: https://www.crockford.com/base32.html */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/**
 * Returns the number of a donation's first receipt, like `R-7K3M-Q9ZD-2H4C`. It is derived from the donation's id, so
 * retries give the same number, and payments do not wait for a counter. Among a million donations, the chance that two
 * share a number is below one in a million.
 */
export function receiptNumber(donationId: string): string {
  const digest = sha256(`receipt:${donationId}`);
  const digits = Array.from(digest.subarray(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]);
  return `R-${[digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].map((part) => part.join('')).join('-')}`;
}

/** Returns the number of a donation's current receipt. */
export function receiptNumberOf({
  receipt_number,
  receipt_revision,
}: Pick<ReceiptState, 'receipt_number' | 'receipt_revision'>): string {
  return numberOfRevision(receipt_number, receipt_revision);
}

/** Returns the number of a receipt by revision: `R-7K3M-Q9ZD-2H4C`, then `R-7K3M-Q9ZD-2H4C/2`. */
export function numberOfRevision(first: string, revision: number): string {
  return revision <= 1 ? first : `${first}/${revision}`;
}
