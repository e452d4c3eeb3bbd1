import { GATES_OF_WORK } from '@raade/contracts/attestations';
import type { MovePointersRequest, MovePointersResponse } from '@raade/contracts/pointer-moves';
import { attest } from '../../attestations/attestations.ts';
import type { Publisher } from '../../publishing/publisher.ts';
import { publishedSite, type PublishedSite } from '../../publishing/testing/published-site.ts';
import { serveSites } from '../../publishing/testing/serve-sites.ts';
import { movePointers } from '../move-pointers.ts';
import type { Mover } from '../mover.ts';

/** Who releases giving, and nothing else. */
export const TEAM: Mover = {
  actor: { actor: 'team', actor_address: null },
  name: 'giving@example.org',
  mayMove: (app) => app === 'giving',
};

/** The team of giving at work on a site of its own, of a shell and giving. */
export interface ReleasingTeam {
  readonly published: PublishedSite;
  readonly served: Awaited<ReturnType<typeof serveSites>>;
  readonly publisher: () => Publisher;
  /** The live release of an app, as the site began. */
  readonly firstOf: (app: 'shell' | 'giving') => string;
  readonly move: (request: Partial<MovePointersRequest>) => Promise<MovePointersResponse>;
  /** Says that a release's workflow has tried it with those, in all ways that are asked for. */
  readonly attestWith: (release: string, ...comparedWith: string[]) => Promise<void>;
  /** Puts a release there whose workflow has compared it with the live shell. */
  readonly staged: (title: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function releasingTeam(): Promise<ReleasingTeam> {
  const published = await publishedSite();
  const served = await serveSites(published.sample.sitesDir);
  const publisher = () => ({ ...published.publisher(), origins: served.origins });
  const firstOf = (app: string) => published.sample.pointers[app]?.release ?? '';
  const attestWith = async (release: string, ...comparedWith: string[]) => {
    const workflow = { name: 'raade/site, run 1', commit: undefined, mayAttest: () => true };
    const reports = GATES_OF_WORK.map((gate) => ({ gate, comparedWith, findings: [] }));
    await attest(workflow, { app: 'giving', release, reports });
  };
  return {
    published,
    served,
    publisher,
    firstOf,
    move: (request) => movePointers(TEAM, { moves: [], kind: 'promote', ...request }, publisher),
    attestWith,
    async staged(title) {
      const { release } = await published.sample.stage(title);
      await attestWith(release, `shell@${firstOf('shell')}`);
      return release;
    },
    async close() {
      await served.close();
      await published.close();
    },
  };
}

export const givingTo = (release: string, seen = 1) => ({ app: 'giving', release, seen });

/** The code that a call is refused with. */
export const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
