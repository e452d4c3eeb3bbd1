import type { MailResult } from '../mail/mail-provider.ts';

/** So many refusals in a row that say the same are about us, whatever their code is for. */
export const EQUAL_REFUSALS = 10;

interface Judged {
  readonly result: MailResult;
  /** False for a mail whose refusal stands, since staff have let its campaign go on after one. */
  readonly counts: boolean;
}

/**
 * Watches the results of a run, since providers refuse for our sake with codes that nobody has told us of. Whoever is
 * refused as the nine before them were waits with all of their batch that were, instead of failing, and nothing more
 * is handed over.
 */
export class Breaker {
  #code: string | undefined;
  #inARow = 0;

  /** True once refusals have repeated themselves too often. */
  get isOpen(): boolean {
    return this.#inARow >= EQUAL_REFUSALS;
  }

  /** The results of a batch, in their order: those of the row are `blocked` once there are too many of them. */
  judge(judged: readonly Judged[]): readonly MailResult[] {
    for (const each of judged) this.#note(each);
    const code = this.#code;
    if (!this.isOpen || code === undefined) return judged.map(({ result }) => result);
    return judged.map((each) => {
      const isInRow = codeOf(each) === code;
      return isInRow ? { status: 'blocked', reason: reasonOf(each), code } : each.result;
    });
  }

  #note(judged: Judged): void {
    const code = codeOf(judged);
    if (judged.result.status === 'sent') this.#inARow = 0;
    if (code === undefined) return;
    this.#inARow = code === this.#code ? this.#inARow + 1 : 1;
    this.#code = code;
  }
}

/** The provider's code, if a result is a refusal that may be about us: not that there is no such mailbox. */
function codeOf({ result, counts }: Judged): string | undefined {
  if (!counts || result.status !== 'refused' || result.isGone) return undefined;
  return result.code;
}

const reasonOf = ({ result }: Judged) => (result.status === 'sent' ? '' : result.reason);
