import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type {
  MovePointersRequest,
  MovePointersResponse,
} from '@raade/contracts/releases/pointer-moves';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
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
  /** Puts a release of giving there. */
  readonly staged: (title: string) => Promise<string>;
  /** Puts a release of giving there whose only page is at another address. */
  readonly stagedElsewhere: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function releasingTeam(): Promise<ReleasingTeam> {
  const published = await publishedSite();
  const served = await serveSites(published.sample.sitesDir);
  const publisher = () => ({ ...published.publisher(), origins: served.origins });
  const firstOf = (app: string) => published.sample.pointers[app]?.release ?? '';
  return {
    published,
    served,
    publisher,
    firstOf,
    move: (request) => movePointers(TEAM, { moves: [], kind: 'promote', ...request }, publisher),
    async staged(title) {
      const { release } = await published.sample.stage(title);
      return release;
    },
    async stagedElsewhere() {
      const build = await writeRemoteBuild(await mkdtemp(`${published.sample.sitesDir}.build-`), {
        name: 'giving',
        page: '/give',
        paths: ['give'],
      });
      const { pointer } = await stageRelease(build, path.join(published.sample.sitesDir, 'giving'));
      return pointer.release;
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
