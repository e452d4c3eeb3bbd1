import type { DescribedCalls } from '@raade/contracts/described-calls';
import { unaccepted } from './unaccepted.ts';

/** A release with the calls that it makes. */
export interface Caller {
  /** In words: `the new giving`, `giving 0123…`. */
  readonly title: string;
  readonly calls: DescribedCalls;
  /** Sources by the functions that they call. */
  readonly files: Readonly<Record<string, string>>;
}

/** Why a call of a release would go wrong with some functions: what they refuse of it, and what it cannot read. */
function problemsOf(
  name: string,
  call: DescribedCalls[string],
  deployed: DescribedCalls,
): string[] {
  const there = deployed[name];
  if (!there) return [call.isDocument ? 'rules take none of them' : 'there is no such function'];
  return [
    ...unaccepted(call.request, there.request).map((problem) => `sent: ${problem}`),
    ...unaccepted(there.response, call.response).map((problem) => `answered: ${problem}`),
  ];
}

/**
 * The calls of a release that functions would refuse, or answer in a way that it cannot read, and the documents that rules
 * would refuse: a sentence for each.
 */
export function brokenCalls({ title, calls, files }: Caller, deployed: DescribedCalls): string[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const problems = problemsOf(name, call, deployed);
    if (problems.length === 0) return [];
    const does = call.isDocument ? 'writes documents of' : 'calls';
    const file = files[name] ?? 'an earlier source';
    return [`${title} ${does} ${name} (${file}): ${problems.join(', ')}.`];
  });
}
