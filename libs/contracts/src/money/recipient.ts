import { BRAND } from '../base/brand.ts';
import type { Environment } from '../releases/environment.ts';

/** The recipient of donations, as in its official papers. */
interface Recipient {
  /** Like `Sample Association, a nonprofit corporation`. */
  readonly named: string;
  /** Details in parentheses after the name; undefined if there are none. */
  readonly papers: RecipientPapers | undefined;
}

interface RecipientPapers {
  /** Like `tax ID 12-3456789`, without line breaks. */
  readonly taxId: string | undefined;
  /** URL of its entry in a public register. */
  readonly registerEntry: string | undefined;
}

/** Text of the link to the entry in a public register. */
export const LOOK_IT_UP = 'look it up';

/** Returns the recipient of donations in an environment; the association itself if none is named. */
export function recipientOf({ recipient }: Pick<Environment, 'recipient'>): Recipient {
  const { legalName = BRAND.fullName, status, taxId, registerEntry } = recipient ?? {};
  const hasPapers = taxId !== undefined || registerEntry !== undefined;
  return {
    named: status === undefined ? legalName : `${legalName}, ${status}`,
    papers: hasPapers ? { taxId: taxId && `tax ID ${taxId}`, registerEntry } : undefined,
  };
}
