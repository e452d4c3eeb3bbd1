import type { GateReport } from '@raade/contracts/attestations';
import type { SmokeFinding, SmokeResult } from './smoke-result.ts';

/** What a report takes of a finding, and how many of them. */
const LONGEST_FINDING = 500;
const MOST_FINDINGS = 20;

function line({ path, owner, trouble: { event, app, error } }: SmokeFinding): string {
  const whose = app === undefined || app === owner ? '' : ` of ${app}`;
  return `${path} of ${owner}: ${event}${whose}${error && `: ${error}`}`;
}

const namesOf = (apps: readonly string[]) => `the new ${apps.join(' and the new ')}`;

/** What goes on record of a release that was seen in a browser; nothing of one that was not. */
export function reportsOf(
  { app, release }: { readonly app: string; readonly release: string },
  { gate, comparedWith, findings }: SmokeResult,
): GateReport[] {
  const others = comparedWith.filter((name) => name !== `${app}@${release}`);
  if (others.length === 0) return [];
  const said = findings.map((finding) => line(finding).slice(0, LONGEST_FINDING));
  return [{ gate, comparedWith: others, findings: said.slice(0, MOST_FINDINGS) }];
}

/** What there is to tell of a move that may be; nothing where there is no site yet. */
export const smokeTold = (apps: readonly string[], { visited }: SmokeResult) =>
  visited === 0 ? [] : [`${visited} pages were opened in a browser with ${namesOf(apps)}.`];

/**
 * The reason why releases must not go live, with each page on which something goes wrong and the way out; undefined if
 * there is none.
 * @param apps those whose releases would go live
 */
export function smokeProblem(
  apps: readonly string[],
  { findings, notRun }: SmokeResult,
): string | undefined {
  if (notRun !== undefined) {
    return (
      `Nobody has seen ${namesOf(apps)} in a browser beside what is live: ${notRun}.\n` +
      'Install one, or let it go live like that by name: --untested.'
    );
  }
  if (findings.length === 0) return undefined;
  return [
    `With ${namesOf(apps)}, pages go wrong in a browser that are well on the live site:`,
    ...findings.map(line),
    'Publish with --no-promote, and look at them as `?preview=<app>@<release>`. Mend what they say, and publish again; --untested lets it go live all the same.',
  ].join('\n');
}
