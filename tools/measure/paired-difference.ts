/** By how much the second of two measurements is larger: the estimate, and its confidence interval. */
export interface DifferenceInterval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

const ALLOWED_ERROR = 0.05;

/** With fewer pairs, no interval has a confidence of 95 %. */
export const FEWEST_PAIRS = 6;

/**
 * The distribution of Wilcoxon's statistic: for each sum, in how many of the 2^n ways to give the ranks 1 to n a sign
 * the positive ranks have this sum.
 */
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

/** The number of sorted averages outside of the interval, at each end. */
function cutOff(n: number): number {
  let count = 0;
  let probability = 0;
  for (const ways of waysBySum(n)) {
    probability += ways / 2 ** n;
    if (probability > ALLOWED_ERROR / 2) break;
    count += 1;
  }
  return count;
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  const at = (index: number) => all[index] ?? Number.NaN;
  return (at(Math.floor((all.length - 1) / 2)) + at(Math.ceil((all.length - 1) / 2))) / 2;
}

/**
 * The Hodges-Lehmann estimate of a difference, and the 95 % interval of Wilcoxon's signed-rank test. Chosen because
 * they are exact for few pairs, and robust against single outliers.
 * (Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3.2 and 3.3)
 * @param differences of measurements that were made one after the other
 */
export function differenceInterval(differences: readonly number[]): DifferenceInterval {
  if (differences.length < FEWEST_PAIRS) {
    throw new Error(`${FEWEST_PAIRS} pairs at least are needed; these are ${differences.length}.`);
  }
  const averages = sorted(
    differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2)),
  );
  const outside = cutOff(differences.length);
  return {
    estimate: median(averages),
    low: averages[outside - 1] ?? Number.NaN,
    high: averages[averages.length - outside] ?? Number.NaN,
  };
}
