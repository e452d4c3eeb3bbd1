import type { MailResult } from '../mail-provider.ts';

/** After this many refusals in a row with the same code, we assume that the provider refuses all our mail. */
export const EQUAL_REFUSALS = 10;

/** A mail's result, and what the breaker needs to know about the mail. */
interface ResultOfMail {
  readonly result: MailResult;
  /** The code of the refusals because of which a breaker has made the mail wait before; null if none has. */
  readonly stoppedBy: string | null;
  /**
   * True if the mail's queue tries it for days. Other mails wait only once: staff check the refusals, then resume.
   */
  readonly isTriedForDays: boolean;
}

/** The result to record for a mail. */
export interface ResultToRecord {
  readonly result: MailResult;
  /** The code of the refusals because of which the breaker makes the mail wait; undefined if it does not. */
  readonly stoppedBy?: string;
}

/**
 * A circuit breaker: it opens after repeated failures, and while it is open, nothing more is sent. Here, the failures
 * are `EQUAL_REFUSALS` refusals in a row with the same code, since providers also refuse us with undocumented codes.
 * Mails of the batch with this code then wait instead of failing. If a mail of a campaign has waited once and is
 * refused again, it fails, since staff have checked the refusals and resumed the campaign.
 */
export class Breaker {
  #code: string | undefined;
  #equalRefusals = 0;

  /** @param code the code of the refusals that ended an earlier run: one more such refusal ends this run */
  constructor(code?: string) {
    this.#code = code;
    if (code !== undefined) this.#equalRefusals = EQUAL_REFUSALS - 1;
  }

  /** True once there were too many equal refusals in a row: sending must stop. */
  get isOpen(): boolean {
    return this.#equalRefusals >= EQUAL_REFUSALS;
  }

  /** The code of the refusals in a row; undefined unless the breaker is open. */
  get code(): string | undefined {
    return this.isOpen ? this.#code : undefined;
  }

  /** Counts the refusals of a batch, and returns the results to record for its mails, in their order. */
  check(batch: readonly ResultOfMail[]): readonly ResultToRecord[] {
    for (const each of batch) this.#count(each);
    return batch.map((each) => {
      const code = codeOf(each);
      if (code === undefined || code !== this.code) return { result: each.result };
      // Only the types need the first case: a result with a code is a refusal.
      const reason = each.result.status === 'sent' ? '' : each.result.reason;
      return { result: { status: 'blocked', reason, code }, stoppedBy: code };
    });
  }

  #count(mail: ResultOfMail): void {
    const code = codeOf(mail);
    if (mail.result.status === 'sent') this.#equalRefusals = 0;
    if (code === undefined) return;
    this.#equalRefusals = code === this.#code ? this.#equalRefusals + 1 : 1;
    this.#code = code;
  }
}

/** The code of a refusal that may be because of us; undefined for other results, like a missing mailbox. */
function codeOf({ result, stoppedBy, isTriedForDays }: ResultOfMail): string | undefined {
  const isResumedByStaff = stoppedBy !== null && !isTriedForDays;
  if (isResumedByStaff || result.status !== 'refused' || result.isMailboxMissing) return undefined;
  return result.code;
}
