import { formatTable } from '@raade/kit/terminal/table.ts';
import { type ColdLoad, medianOf } from './cold-load.ts';
import { ratioInterval } from './paired-ratio.ts';

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
  readonly federated: readonly ColdLoad[];
  readonly monolith: readonly ColdLoad[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function figuresOf({ page, federated, monolith }: Comparison) {
  const pairs = federated.map(({ lcp }, index) => ({
    federated: lcp,
    monolith: monolith[index]?.lcp ?? Number.NaN,
  }));
  const here = medianOf(federated);
  const there = medianOf(monolith);
  return {
    page,
    here,
    there,
    lcp: ratioInterval(pairs),
    scriptRatio: here.scriptBytes / there.scriptBytes,
  };
}

export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { page, here, there, lcp, scriptRatio } = figuresOf(comparison);
    return [
      page,
      `${Math.round(here.lcp)} / ${Math.round(there.lcp)}`,
      lcp.estimate.toFixed(3),
      `${lcp.low.toFixed(3)} to ${lcp.high.toFixed(3)}`,
      `${kilobytes(here.scriptBytes)} / ${kilobytes(there.scriptBytes)}`,
      scriptRatio.toFixed(3),
      `${here.requests} / ${there.requests}`,
    ];
  });
  const head = [
    ...['federated / one app', 'LCP ms', 'ratio', 'with 95 %'],
    ...['kB of JS', 'ratio', 'requests'],
  ];
  return formatTable([head, ...rows]);
}

/** One line for each limit that a page does not keep, or that it may not keep as far as these loads tell. */
export function excessesOf(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap((comparison) => {
    const { page, here, there, lcp, scriptRatio } = figuresOf(comparison);
    const certainly = lcp.low > LIMITS.lcpRatio;
    const checks: [boolean, string][] = [
      [certainly, `the LCP ratio is above ${LIMITS.lcpRatio}`],
      [
        !certainly && lcp.high > LIMITS.lcpRatio,
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
