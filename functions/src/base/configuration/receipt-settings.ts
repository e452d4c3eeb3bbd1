import * as z from 'zod/mini';
import { line, readEnvironment } from './read-environment.ts';

export const receiptSettingsSchema = z.object({
  /** Name of the association in its tax registration. */
  ORGANIZATION_NAME: line,
  ORGANIZATION_ADDRESS: line,
  /** Employer Identification Number of the association. */
  ORGANIZATION_TAX_ID: z.pipe(
    line,
    z.string().check(z.regex(/^\d{2}-\d{7}$/, 'must be an EIN, like 12-3456789')),
  ),
  /** The sentence of a receipt about goods and services in return for a donation, worded by a lawyer. */
  RECEIPT_GOODS_WORDING: line,
});

/**
 * Reads the facts about the association for receipts.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function receiptSettings(): z.output<typeof receiptSettingsSchema> {
  return readEnvironment(receiptSettingsSchema);
}
