import type { ContentData } from '@raade/contracts/content/content-data';
import { localDay } from '@raade/contracts/base/local-day';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { composeLiveReleases, type LiveInput, openLive } from '../compose/compose-live-releases.ts';
import type { OpenRelease } from '../reading/open-release.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import { liveContent } from '../content/live-content.ts';
import { hasRenderer, renderEdition } from '../content/render-edition.ts';
import { siteForumOf } from '../content/site-forum.ts';
import { RenderingUnavailable } from '../renderers/render-pages.ts';

interface TrialInput extends LiveInput {
  /** The edition under trial. */
  readonly edition: ContentData;
  /** The live edition, if one is published. */
  readonly live: ContentData | undefined;
}

/**
 * Checks an edition before it goes live: composes the site with it, renders the pages of all later days on which they
 * change, and discards the result. Rejects with an `EditionFailure` if something cannot be shown.
 */
export async function tryEdition({ live: liveEdition, ...input }: TrialInput): Promise<void> {
  const { problems } = await composeLiveReleases(input);
  await requireNoNewProblem(problems, { ...input, edition: liveEdition });
  await tryPages(input);
}

/** Rejects if the site has problems that it does not have with the live edition (`liveInput`). */
async function requireNoNewProblem(problems: readonly string[], liveInput: LiveInput) {
  if (problems.length === 0) return;
  const live = await composeLiveReleases(liveInput, { editionIsLive: true });
  const newProblems = problems.filter((problem) => !live.problems.includes(problem));
  if (newProblems.length > 0) throw new EditionFailure(newProblems.join('\n'));
}

type PagesInput = Pick<TrialInput, 'pointers' | 'read' | 'render' | 'environment' | 'edition'>;

/**
 * Renders the pages of the live releases for all days, without composing: a quicker check than `tryEdition`. Rejects
 * with an `EditionFailure` if the edition is at fault; failures of releases are ignored.
 */
export async function tryPages({ environment, ...input }: PagesInput): Promise<void> {
  const releases = await openLive(input, []);
  const zone = siteForumOf(input.edition)?.timeZone;
  const day = environment.today ?? localDay(new Date(), zone);
  const remotes = Object.values(releases).filter(
    (release) => release.file.name !== SHELL && hasRenderer(release),
  );
  await Promise.all(
    remotes.map((release) =>
      tryRelease(release, { ...input, day }).catch((error: unknown) => {
        if (error instanceof EditionFailure || error instanceof RenderingUnavailable) throw error;
      }),
    ),
  );
}

async function tryRelease(
  release: OpenRelease,
  { edition, ...options }: Pick<PagesInput, 'edition' | 'render'> & { readonly day: string },
): Promise<void> {
  const pages = pagesFileSchema.parse(JSON.parse(await release.text('pages.json')));
  await renderEdition(release, pages, {
    ...options,
    content: liveContent(edition),
    isTrial: true,
  });
}
