import type { MailResult } from '../mail-provider.ts';

/** So many refusals in a row that say the same are about us, whatever their code is for. */
export const EQUAL_REFUSALS = 10;

/** A mail's result, and what the breaker has to know of the mail. */
interface Judged {
  readonly result: MailResult;
  /** The code of the refusal at which the breaker stopped it before; null if it never did. */
  readonly stoppedBy: string | null;
  /** True for a mail that is tried for days; staff look after a row of others, and let it go on. */
  readonly isPatient: boolean;
}

/** The result to record for a mail. */
export interface Verdict {
  readonly result: MailResult;
  /** There if the breaker makes it wait. */
  readonly stoppedBy?: string;
}

/**
 * Watches the results of a run, since providers refuse for our sake with codes that nobody has told us of. Whoever is
 * refused as the nine before them were waits with all of their batch that were, instead of failing, and nothing more
 * is handed over. A mail of a campaign that has waited so and is refused again has failed, since staff have let that go
 * on after they looked.
 */
export class Breaker {
  #code: string | undefined;
  #inARow = 0;

  /** @param code that of the row at which an earlier run ended: one more of them is enough to end this one */
  constructor(code?: string) {
    this.#code = code;
    if (code !== undefined) this.#inARow = EQUAL_REFUSALS - 1;
  }

  /** True once refusals have repeated themselves too often. */
  get isOpen(): boolean {
    return this.#inARow >= EQUAL_REFUSALS;
  }

  /** The code of the refusals in a row, once it is open. */
  get code(): string | undefined {
    return this.isOpen ? this.#code : undefined;
  }

  /** Returns the verdicts on the mails of a batch, in their order. */
  judge(judged: readonly Judged[]): readonly Verdict[] {
    for (const each of judged) this.#note(each);
    return judged.map((each) => {
      const code = codeOf(each);
      if (code === undefined || code !== this.code) return { result: each.result };
      const reason = each.result.status === 'sent' ? '' : each.result.reason;
      return { result: { status: 'blocked', reason, code }, stoppedBy: code };
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
function codeOf({ result, stoppedBy, isPatient }: Judged): string | undefined {
  const isLetGoOn = stoppedBy !== null && !isPatient;
  if (isLetGoOn || result.status !== 'refused' || result.isGone) return undefined;
  return result.code;
}
