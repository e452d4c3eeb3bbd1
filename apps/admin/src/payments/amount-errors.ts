import { fieldErrors } from '@raade/contracts/base/field-errors';
import { readAmount } from '@raade/contracts/money/typed-amount';
import type * as z from 'zod/mini';

/** The message of each field of a form. An amount that cannot be read says why. */
export function amountErrors(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  amount: string,
): Record<string, string> {
  const { problem } = readAmount(amount);
  return { ...fieldErrors(issues), ...(problem !== undefined && { amount: problem }) };
}
