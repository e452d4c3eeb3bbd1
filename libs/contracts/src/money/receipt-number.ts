import { sha256 } from '@noble/hashes/sha2';
import type { ReceiptState } from './receipts.ts';

/** Crockford's digits, without those that are taken for others: https://www.crockford.com/base32.html */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/**
 * The number of a gift's first receipt, like `R-7K3M-Q9ZD-2H4C`. It follows from the id of the gift, which is never
 * used again: whoever is ended half-way, or comes twice, makes the same one, and no counter makes payments wait for
 * each other. Of a million gifts two would share one in less than one case of a million.
 */
export function receiptNumber(giftId: string): string {
  const digest = sha256(`receipt:${giftId}`);
  const digits = Array.from(digest.subarray(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]);
  return `R-${[digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].map((part) => part.join('')).join('-')}`;
}

/** The number of the receipt that a gift has. */
export function receiptNumberOf({
  receipt_number,
  receipt_revision,
}: Pick<ReceiptState, 'receipt_number' | 'receipt_revision'>): string {
  return numberOfRevision(receipt_number, receipt_revision);
}

/** The number of a gift's receipt and of those that replace it: `R-7K3M-Q9ZD-2H4C`, then `R-7K3M-Q9ZD-2H4C/2`. */
export function numberOfRevision(first: string, revision: number): string {
  return revision <= 1 ? first : `${first}/${revision}`;
}
