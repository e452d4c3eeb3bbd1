import { messageOf } from '@raade/contracts/failure';
import type { ReleaseFacts } from '@raade/contracts/release-facts';
import { checkGates } from '@raade/publishing/gates/check-gates';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import { checkFits } from '@raade/publishing/verify/check-fits';
import type { LiveSite } from './live-site.ts';

/**
 * What publishing the build would say against it, beside what is live: the platform and React that it needs, names and
 * design tokens that the live shell lacks, slots, addresses.
 * @param origin where the build is served
 */
export function objections(
  { releases, replaced, origins }: LiveSite,
  { file }: OpenRelease,
  facts: ReleaseFacts,
  origin: string,
): string[] {
  const { name } = file;
  const others = Object.values(releases).map((release) => release.file);
  const after = [...others, { ...file, facts }];
  const before = replaced ? [...others, replaced.file] : others;
  const move = { moving: [name], before, after, retained: [] };
  return [
    ...toldBy(() => {
      checkFits(name, after, { ...origins, [name]: origin });
      return [];
    }),
    ...toldBy(() => checkGates(move, { isBack: false, accepted: [] }).told),
  ];
}

/** What a check tells of a move that may be, or why it may not. */
function toldBy(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [messageOf(error)];
  }
}
