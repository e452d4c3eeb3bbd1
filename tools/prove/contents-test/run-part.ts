import type { ContentData } from '@raade/contracts/content/content-data';
import { messageOf } from '@raade/contracts/base/failure';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import type { Figures } from '../long-tests/run-in-parts.ts';
import { type Editing, editings } from './changes.ts';
import { judge } from './judge.ts';
import { makeContent } from './make-content.ts';
import { findChangedPages, openContentSite, type ContentSite } from './content-site.ts';

interface PartInput {
  /** Number of contents. */
  readonly count: number;
  readonly seed: number;
  /** Maximum number of accepted contents that are rendered, and of rendered ones that are opened in a browser. */
  readonly maxRendered: number;
  readonly maxOpened: number;
}

interface AcceptedContent {
  readonly editing: Editing;
  readonly edition: ContentData;
  readonly base: ContentData;
}

/** The numbers of contents, and the problems. */
interface PartResult {
  readonly figures: Figures;
  readonly problems: readonly string[];
}

const REVISION = { sequence: 1000, at: '2025-03-01T12:00:00Z' };
const editionOf = (parts: object): ContentData => ({
  revision: REVISION,
  parts: parts as ContentData['parts'],
});

/** Generates and checks contents, and renders and opens accepted ones. */
export async function runPart(input: PartInput): Promise<PartResult> {
  const problems: string[] = [];
  const accepted: AcceptedContent[] = [];
  let refused = 0;
  for (const editing of editings(input.count, input.seed)) {
    const content = makeContent(editing);
    const verdict = judge(content);
    if (verdict.is === 'refused') refused += 1;
    if (verdict.is === 'wrong') problems.push(problemWith(editing, verdict.problem));
    if (verdict.is === 'accepted') {
      accepted.push({ editing, edition: editionOf(content.parts), base: editionOf(content.base) });
    }
  }
  const shown = await show(accepted.slice(0, input.maxRendered), input.maxOpened);
  return {
    figures: { content: input.count, refused, accepted: accepted.length, ...shown.figures },
    problems: [...problems, ...shown.problems],
  };
}

/** A problem with the changes that reproduce it. */
const problemWith = (editing: Editing, problem: string) =>
  `${problem}\n  ${JSON.stringify(editing)}`;

const show = (contents: readonly AcceptedContent[], maxOpened: number): Promise<PartResult> =>
  inChromium(async (browser) => {
    const site = await openContentSite(browser);
    try {
      return await showOn(site, contents, maxOpened);
    } finally {
      await site.close();
    }
  });

async function showOn(
  site: ContentSite,
  contents: readonly AcceptedContent[],
  maxOpened: number,
): Promise<PartResult> {
  const figures = { rendered: 0, opened: 0, 'pages looked at': 0 };
  const problems: string[] = [];
  for (const { editing, edition, base } of contents) {
    try {
      const pages = await site.render(edition);
      figures.rendered += 1;
      if (figures.opened >= maxOpened) continue;
      const addresses = findChangedPages(await site.render(base), pages);
      if (addresses.length === 0) continue;
      figures.opened += 1;
      figures['pages looked at'] += addresses.length;
      const pageProblems = await site.checkPages(edition, addresses);
      problems.push(...pageProblems.map((problem) => problemWith(editing, problem)));
    } catch (error) {
      problems.push(problemWith(editing, messageOf(error)));
    }
  }
  return { figures, problems };
}
