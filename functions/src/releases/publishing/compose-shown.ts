import { messageOf } from '@raade/contracts/base/failure';
import {
  composeLiveReleases,
  type LiveInput,
} from '@raade/publishing/compose/compose-live-releases';
import { EditionFailure } from '@raade/publishing/renderers/edition-failure';
import { pictureFiles } from '@raade/publishing/content/picture-files';
import type { LivePointer } from '../editions/documents.ts';
import { shownAs } from '../editions/live-edition.ts';
import { PUBLISHED_PICTURES } from '../editions/pictures/chosen-variants.ts';

/** Editions that are tried in place of one that cannot be shown; then comes what the releases were built with. */
const EARLIER = 5;

/** The live edition, then those from before, the latest first. */
function editionsBy({ edition, moves }: LivePointer): readonly string[] {
  const earlier = moves.flatMap((move) => [move.edition, move.from]);
  return [...new Set([edition, ...earlier])].slice(0, 1 + EARLIER);
}

/**
 * Composes the live releases with the latest edition that can be shown. A release that rejects it stays at its release
 * before, or is left out: editions are tried before they go live, so one release cannot take the content of all others
 * away. An earlier edition is shown only where the latest has faults of its own, such as a picture that is not there.
 */
export async function composeShown(
  input: Omit<LiveInput, 'edition'>,
  pointer: LivePointer,
): ReturnType<typeof composeLiveReleases> {
  const failed: string[] = [];
  for (const name of editionsBy(pointer)) {
    const edition = await shownAs(pointer, name);
    try {
      const pictures = edition && (await pictureFiles(edition.parts, PUBLISHED_PICTURES));
      const shown = { ...input, edition, pictures };
      return withProblems(failed, await composeLiveReleases(shown, { editionIsLive: true }));
    } catch (error) {
      if (!(error instanceof EditionFailure)) throw error;
      failed.push(`The edition ${name} is not shown: ${messageOf(error)}`);
    }
  }
  return withProblems(failed, await composeLiveReleases(input));
}

type Composition = Awaited<ReturnType<typeof composeLiveReleases>>;

const withProblems = (failed: readonly string[], { composed, problems }: Composition) => ({
  composed,
  problems: [...failed, ...problems],
});
