interface Identified {
  readonly id: string;
}

/** Objects of one kind, in the order of their creation. */
export class Collection<T extends Identified> {
  /** By id, in the order of their creation. */
  readonly items = new Map<string, T>();

  add(item: T): T {
    this.items.set(item.id, item);
    return item;
  }

  get(id: string): T | undefined {
    return this.items.get(id);
  }

  /** The objects, the newest first, as Stripe lists them. */
  newestFirst(): T[] {
    return [...this.items.values()].reverse();
  }
}
