import type { MailProvider, MailResult, OutgoingMail } from '../../mail/mail-provider.ts';

type Answer = (mail: OutgoingMail) => MailResult;

/** A mail provider whose answers a test chooses, and which records the mails that it gets. */
export class FakeProvider implements MailProvider {
  readonly batchSize = 3;
  /** Batches in the order in which they came. */
  readonly asked: { readonly key: string; readonly mails: readonly OutgoingMail[] }[] = [];
  answer: Answer = () => ({ status: 'sent' });
  /** Called before the answer; a test can crash a worker here. */
  beforeAnswer: () => void | Promise<void> = () => undefined;

  async send(mails: readonly OutgoingMail[], key: string): Promise<readonly MailResult[]> {
    this.asked.push({ key, mails });
    await this.beforeAnswer();
    return mails.map(this.answer);
  }

  close(): void {
    // This provider has no connections.
  }

  /** The addresses of all mails that it got, in alphabetical order. */
  get addresses(): string[] {
    return this.asked.flatMap(({ mails }) => mails.map(({ to }) => to)).sort();
  }

  reset(): void {
    this.asked.length = 0;
    this.answer = () => ({ status: 'sent' });
    this.beforeAnswer = () => undefined;
  }
}
