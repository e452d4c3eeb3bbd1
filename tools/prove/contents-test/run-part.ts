import type { ContentData } from '@raade/contracts/content/content-data';
import { messageOf } from '@raade/contracts/base/failure';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import type { Figures } from '../long-tests/run-in-parts.ts';
import { type Editing, editings } from './changes.ts';
import { judge } from './judge.ts';
import { makeContent } from './make-content.ts';
import { changedPages, openStage, type Stage } from './shown-contents.ts';

interface PartInput {
  /** Contents that are made and checked. */
  readonly count: number;
  readonly seed: number;
  /** Of those that are accepted, so many are rendered, and of these so many are opened on a phone. */
  readonly rendered: number;
  readonly opened: number;
}

interface Accepted {
  readonly editing: Editing;
  readonly edition: ContentData;
  readonly base: ContentData;
}

/** How many there were of each, and what was wrong. */
interface PartResult {
  readonly figures: Figures;
  readonly problems: readonly string[];
}

const REVISION = { sequence: 1000, at: '2025-03-01T12:00:00Z' };
const editionOf = (parts: object): ContentData => ({
  revision: REVISION,
  parts: parts as ContentData['parts'],
});

/** Makes contents, has them checked, renders and opens what is accepted. */
export async function runPart(input: PartInput): Promise<PartResult> {
  const problems: string[] = [];
  const accepted: Accepted[] = [];
  let refused = 0;
  for (const editing of editings(input.count, input.seed)) {
    const made = makeContent(editing);
    const verdict = judge(made);
    if (verdict.is === 'refused') refused += 1;
    if (verdict.is === 'wrong') problems.push(told(editing, verdict.says));
    if (verdict.is === 'accepted') {
      accepted.push({ editing, edition: editionOf(made.parts), base: editionOf(made.base) });
    }
  }
  const shown = await show(accepted.slice(0, input.rendered), input.opened);
  return {
    figures: { made: input.count, refused, accepted: accepted.length, ...shown.figures },
    problems: [...problems, ...shown.problems],
  };
}

const told = (editing: Editing, says: string) => `${says}\n  ${JSON.stringify(editing)}`;

const show = (accepted: readonly Accepted[], opened: number): Promise<PartResult> =>
  inChromium(async (browser) => {
    const stage = await openStage(browser);
    try {
      return await showOn(stage, accepted, opened);
    } finally {
      await stage.close();
    }
  });

async function showOn(
  stage: Stage,
  accepted: readonly Accepted[],
  opened: number,
): Promise<PartResult> {
  const figures = { rendered: 0, opened: 0, 'pages looked at': 0 };
  const problems: string[] = [];
  for (const { editing, edition, base } of accepted) {
    try {
      const pages = await stage.render(edition);
      figures.rendered += 1;
      if (figures.opened >= opened) continue;
      const addresses = changedPages(await stage.render(base), pages);
      if (addresses.length === 0) continue;
      figures.opened += 1;
      figures['pages looked at'] += addresses.length;
      const found = await stage.look(edition, addresses);
      problems.push(...found.map((says) => told(editing, says)));
    } catch (error) {
      problems.push(told(editing, messageOf(error)));
    }
  }
  return { figures, problems };
}
