/** Two measurements that were made one after the other, so that what else the machine did slowed both alike. */
export interface Pair {
  readonly federated: number;
  readonly monolith: number;
}

/** How many times as much the one takes as the other: the best guess, and between which borders it lies. */
export interface RatioInterval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** How surely it lies between them, like 0.957. */
  readonly confidence: number;
}

const ALLOWED_ERROR = 0.05;

/** With fewer pairs no interval is 95 % sure. */
export const FEWEST_PAIRS = 6;

/** For each sum of ranks, how many of the 2^n ways to give `n` ranks signs have it as the sum of the positive ones. */
function waysBySum(n: number): number[] {
  const ways = Array.from<number>({ length: (n * (n + 1)) / 2 + 1 }).fill(0);
  ways[0] = 1;
  for (let rank = 1; rank <= n; rank += 1) {
    for (let sum = ways.length - 1; sum >= rank; sum -= 1) {
      ways[sum] = (ways[sum] ?? 0) + (ways[sum - rank] ?? 0);
    }
  }
  return ways;
}

/** How many of the sorted averages lie outside of the interval at each end, and how probably the truth does there. */
function cutOff(n: number): { readonly count: number; readonly probability: number } {
  let count = 0;
  let probability = 0;
  for (const ways of waysBySum(n)) {
    const next = probability + ways / 2 ** n;
    if (next > ALLOWED_ERROR / 2) break;
    probability = next;
    count += 1;
  }
  return { count, probability };
}

function averagesOfPairs(values: readonly number[]): number[] {
  const all = values.flatMap((a, index) => values.slice(index).map((b) => (a + b) / 2));
  return all.sort((a, b) => a - b);
}

function middleOf(sorted: readonly number[]): number {
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/**
 * The Hodges-Lehmann estimate of a ratio with the interval that belongs to Wilcoxon's signed-rank test, of the
 * logarithms: exact for few pairs, and a single load that went wrong hardly moves it.
 * (Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3.2 and 3.3)
 */
export function ratioInterval(pairs: readonly Pair[]): RatioInterval {
  if (pairs.length < FEWEST_PAIRS) {
    throw new Error(`${FEWEST_PAIRS} pairs at least are needed; these are ${pairs.length}.`);
  }
  const averages = averagesOfPairs(
    pairs.map(({ federated, monolith }) => Math.log(federated / monolith)),
  );
  const { count, probability } = cutOff(pairs.length);
  const ratioAt = (index: number) => Math.exp(averages[index] ?? Number.NaN);
  return {
    estimate: Math.exp(middleOf(averages)),
    low: ratioAt(count - 1),
    high: ratioAt(averages.length - count),
    confidence: 1 - 2 * probability,
  };
}
