import { formatTable } from '@raade/kit/terminal/table.ts';
import type { ColdLoad } from './cold-load.ts';

/** The costs that federation may have. Sizes are bytes of JavaScript as they are transferred, with gzip. */
const LIMITS = {
  lcpRatio: 1.1,
  /** The federation runtime. */
  moreBytes: 35_000,
  /** The entry of each remote that the page shows. */
  moreBytesPerRemote: 15_000,
  firstLoadBytes: 220_000,
} as const;

/** Medians of the cold loads of one page, federated and as one app. */
export interface Comparison {
  readonly page: string;
  /** How many remotes the page shows. */
  readonly remotes: number;
  readonly federated: ColdLoad;
  readonly monolith: ColdLoad;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ratioOf = ({ federated, monolith }: Comparison) => federated.lcp / monolith.lcp;
const moreBytesOf = ({ federated, monolith }: Comparison) =>
  federated.scriptBytes - monolith.scriptBytes;
const allowedBytesOf = ({ remotes }: Comparison) =>
  LIMITS.moreBytes + remotes * LIMITS.moreBytesPerRemote;

export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { page, federated, monolith } = comparison;
    return [
      page,
      `${Math.round(federated.lcp)} / ${Math.round(monolith.lcp)}`,
      ratioOf(comparison).toFixed(2),
      `${kilobytes(federated.scriptBytes)} / ${kilobytes(monolith.scriptBytes)}`,
      `${kilobytes(moreBytesOf(comparison))} of ${kilobytes(allowedBytesOf(comparison))}`,
      `${federated.requests} / ${monolith.requests}`,
    ];
  });
  const head = ['federated / one app', 'LCP ms', 'ratio', 'kB of JS', 'more', 'requests'];
  return formatTable([head, ...rows]);
}

/** One line for each limit that a page does not keep. */
export function excessesOf(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap((comparison) => {
    const { page, federated } = comparison;
    const checks: [boolean, string][] = [
      [ratioOf(comparison) > LIMITS.lcpRatio, `the LCP ratio is above ${LIMITS.lcpRatio}`],
      [moreBytesOf(comparison) > allowedBytesOf(comparison), 'federation adds too much JavaScript'],
      [
        federated.scriptBytes > LIMITS.firstLoadBytes,
        `the first load has more than ${kilobytes(LIMITS.firstLoadBytes)} kB of JavaScript`,
      ],
    ];
    return checks.filter(([exceeds]) => exceeds).map(([, text]) => `${page}: ${text}`);
  });
}
