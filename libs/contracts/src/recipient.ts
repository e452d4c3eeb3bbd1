import { BRAND } from './brand.ts';
import type { Environment } from './environment.ts';

/** Who receives gifts, in the words of its papers. */
interface Recipient {
  /** Like `Sample Association, a nonprofit corporation`. */
  readonly named: string;
  /** Like `(tax ID 12-3456789)`, which no line may break. */
  readonly taxId: string | undefined;
}

/** Who receives gifts in an environment: the association itself where no papers are named. */
export function recipientOf({ recipient }: Pick<Environment, 'recipient'>): Recipient {
  const { legalName = BRAND.fullName, status, taxId } = recipient ?? {};
  return {
    named: status === undefined ? legalName : `${legalName}, ${status}`,
    taxId: taxId === undefined ? undefined : `(tax ID ${taxId})`,
  };
}
