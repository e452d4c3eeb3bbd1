import { formatTable } from '@raade/kit/terminal/table.ts';
import { type ColdLoad, medianOf } from './cold-load.ts';
import { ratioInterval, type RatioInterval } from './paired-ratio.ts';

/** A page opened twice: as a slow phone does, and by Lighthouse. */
export interface Load extends ColdLoad {
  /**
   * LCP in milliseconds as Lighthouse computes it for the same phone and network from a load that nothing slowed: of ten
   * loads it differs by 1 %, where what is seen differs by 10 to 30.
   */
  readonly computedLcp: number;
}

/** The costs that federation may have. Sizes are bytes of JavaScript as they are transferred, with gzip. */
export const LIMITS = {
  /** The largest ratio that the interval may hold. */
  lcpRatio: 1.03,
  scriptRatio: 1,
  firstLoadBytes: 180_000,
} as const;

/** Cold loads of one page, federated and as one app; those of the same place were made one after the other. */
export interface Comparison {
  readonly page: string;
  readonly federated: readonly Load[];
  readonly monolith: readonly Load[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function figuresOf({ page, federated, monolith }: Comparison) {
  const ratioOf = (time: (load: Load) => number) =>
    ratioInterval(
      federated.flatMap((load, index) => {
        const other = monolith[index];
        return other ? [{ federated: time(load), monolith: time(other) }] : [];
      }),
    );
  const here = medianOf(federated);
  const there = medianOf(monolith);
  return {
    page,
    here,
    there,
    computed: ratioOf(({ computedLcp }) => computedLcp),
    seen: ratioOf(({ lcp }) => lcp),
    scriptRatio: here.scriptBytes / there.scriptBytes,
  };
}

const interval = ({ estimate, low, high }: RatioInterval) =>
  `${estimate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

/** The ratios stand with the interval that holds them with 95 %. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { page, here, there, computed, seen, scriptRatio } = figuresOf(comparison);
    return [
      page,
      interval(computed),
      `${Math.round(here.lcp)} / ${Math.round(there.lcp)}`,
      interval(seen),
      `${kilobytes(here.scriptBytes)} / ${kilobytes(there.scriptBytes)}`,
      scriptRatio.toFixed(3),
      `${here.requests} / ${there.requests}`,
    ];
  });
  const head = [
    ...['federated / one app', 'computed LCP, ratio', 'seen LCP, ms', 'ratio'],
    ...['kB of JS', 'ratio', 'requests'],
  ];
  return formatTable([head, ...rows]);
}

/**
 * One line for each limit that a page does not keep, or that it may not keep as far as these loads tell. What is seen
 * of LCP differs so much from load to load that it has to be surely above: whether it may be is for what is computed.
 */
export function excessesOf(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap((comparison) => {
    const { page, here, there, computed, seen, scriptRatio } = figuresOf(comparison);
    const certainly = computed.low > LIMITS.lcpRatio || seen.low > LIMITS.lcpRatio;
    const checks: [boolean, string][] = [
      [certainly, `the LCP ratio is above ${LIMITS.lcpRatio}`],
      [
        !certainly && computed.high > LIMITS.lcpRatio,
        `the LCP ratio may be above ${LIMITS.lcpRatio}; more \`--runs\` tell`,
      ],
      [
        scriptRatio > LIMITS.scriptRatio,
        `federation adds ${here.scriptBytes - there.scriptBytes} bytes of JavaScript`,
      ],
      [
        here.scriptBytes > LIMITS.firstLoadBytes,
        `the first load has more than ${kilobytes(LIMITS.firstLoadBytes)} kB of JavaScript`,
      ],
    ];
    return checks.filter(([exceeds]) => exceeds).map(([, text]) => `${page}: ${text}`);
  });
}
