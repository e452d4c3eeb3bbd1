import { BRAND } from '../base/brand.ts';
import type { Environment } from '../releases/environment.ts';

/** The recipient of gifts, in the words of its papers. */
interface Recipient {
  /** Like `Sample Association, a nonprofit corporation`. */
  readonly named: string;
  /** Papers in parentheses after the name; undefined if there are none. */
  readonly papers: RecipientPapers | undefined;
}

interface RecipientPapers {
  /** Like `tax ID 12-3456789`, which no line may break. */
  readonly taxId: string | undefined;
  /** Address of its entry in a public register. */
  readonly registerEntry: string | undefined;
}

/** Text of the link to the entry in a public register. */
export const LOOK_IT_UP = 'look it up';

/** Returns the recipient of gifts in an environment: the association itself if no papers are named. */
export function recipientOf({ recipient }: Pick<Environment, 'recipient'>): Recipient {
  const { legalName = BRAND.fullName, status, taxId, registerEntry } = recipient ?? {};
  const hasPapers = taxId !== undefined || registerEntry !== undefined;
  return {
    named: status === undefined ? legalName : `${legalName}, ${status}`,
    papers: hasPapers ? { taxId: taxId && `tax ID ${taxId}`, registerEntry } : undefined,
  };
}
