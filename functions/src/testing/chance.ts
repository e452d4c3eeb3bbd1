/** Random decisions that are the same in every run with the same seed (mulberry32). */
export interface Chance {
  /** True in this share of the cases, from 0 to 1. */
  readonly happens: (share: number) => boolean;
  readonly oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    happens: (share) => next() < share,
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
