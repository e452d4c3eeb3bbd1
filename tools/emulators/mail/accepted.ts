/** Is told the address of each mail as it is taken on. */
export type OnAccepted = (address: string) => void;

/** How many mails a server has taken on for each address. */
export class Accepted {
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

  /** Mails to all addresses. */
  get total(): number {
    return Array.from(this.#counts.values()).reduce((sum, count) => sum + count, 0);
  }

  /** Address to count. */
  toObject(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#counts.clear();
  }
}
