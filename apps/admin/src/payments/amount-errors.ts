import { fieldErrors } from '@raade/contracts/base/field-errors';
import { readAmount } from '@raade/contracts/money/typed-amount';
import type * as z from 'zod/mini';

/** The error of each field of a form, with the exact reason for an invalid amount. */
export function amountErrors(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  amount: string,
): Record<string, string> {
  const { problem } = readAmount(amount);
  return { ...fieldErrors(issues), ...(problem !== undefined && { amount: problem }) };
}
