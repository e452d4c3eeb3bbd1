/** The difference of two kinds of measurements: the estimate and the ends of its confidence interval. */
export interface DifferenceInterval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** The confidence of intervals is 95 %. */
const ALLOWED_ERROR = 0.05;

/** With fewer pairs, no interval has a confidence of 95 %. */
export const MIN_PAIRS = 6;

/**
 * The distribution of Wilcoxon's statistic. Each pair has a rank, from 1 on, and a positive or negative difference.
 * The element at index `sum` counts the combinations of signs in which the positive ranks have this sum.
 */
function countsBySum(pairs: number): number[] {
  const counts = Array.from<number>({ length: (pairs * (pairs + 1)) / 2 + 1 }).fill(0);
  counts[0] = 1;
  for (let rank = 1; rank <= pairs; rank += 1) {
    // From the largest sum on, so that no rank is added twice.
    for (let sum = counts.length - 1; sum >= rank; sum -= 1) {
      counts[sum] = (counts[sum] ?? 0) + (counts[sum - rank] ?? 0);
    }
  }
  return counts;
}

/** The number of sorted averages that lie outside of the interval at each end. */
function countOutside(pairs: number): number {
  let count = 0;
  let probability = 0;
  for (const combinations of countsBySum(pairs)) {
    probability += combinations / 2 ** pairs;
    if (probability > ALLOWED_ERROR / 2) break;
    count += 1;
  }
  return count;
}

const sort = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const middle = (sorted.length - 1) / 2;
  const valueAt = (index: number) => sorted[index] ?? Number.NaN;
  return (valueAt(Math.floor(middle)) + valueAt(Math.ceil(middle))) / 2;
}

/**
 * Returns the Hodges-Lehmann estimate of a difference, and the 95 % interval of Wilcoxon's signed-rank test. These are
 * exact for few pairs, and robust against single outliers.
 * (Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3.2 and 3.3)
 * @param differences the difference of each pair of measurements, which were made one after the other
 */
export function differenceInterval(differences: readonly number[]): DifferenceInterval {
  if (differences.length < MIN_PAIRS) {
    throw new Error(`At least ${MIN_PAIRS} pairs are required, not ${differences.length}.`);
  }
  const averages = sort(
    differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2)),
  );
  const outside = countOutside(differences.length);
  return {
    estimate: median(averages),
    low: averages[outside - 1] ?? Number.NaN,
    high: averages[averages.length - outside] ?? Number.NaN,
  };
}
