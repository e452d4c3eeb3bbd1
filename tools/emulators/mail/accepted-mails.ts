/** Called with the recipient of each accepted mail. */
export type OnAccepted = (address: string) => void;

/** Counts the accepted mails by recipient. */
export class AcceptedMails {
  readonly #counts = new Map<string, number>();
  readonly #onAccepted: OnAccepted | undefined;

  constructor(onAccepted?: OnAccepted) {
    this.#onAccepted = onAccepted;
  }

  add(address: string): void {
    this.#counts.set(address, this.countOf(address) + 1);
    this.#onAccepted?.(address);
  }

  countOf(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  /** Number of mails to all recipients. */
  get total(): number {
    return Array.from(this.#counts.values()).reduce((sum, count) => sum + count, 0);
  }

  /** Counts by recipient. */
  toObject(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#counts.clear();
  }
}
