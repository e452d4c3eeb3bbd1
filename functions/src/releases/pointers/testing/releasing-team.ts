import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import type { MovePointersRequest } from '@raade/contracts/releases/pointer-moves';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import type { Publisher } from '../../publishing/publisher.ts';
import { publishedSite } from '../../publishing/testing/published-site.ts';
import { movePointers, type Mover } from '../move-pointers.ts';

/** A team that releases giving and nothing else. */
export const TEAM: Mover = {
  actor: { actor: 'team', actor_address: null },
  name: 'giving@example.org',
  mayMove: (app) => app === 'giving',
};

/** The team of giving, with a site of two apps: the shell and giving. */
async function releasingTeam() {
  const published = await publishedSite();
  const { sample } = published;
  const served = await serveSites(sample.sitesDir);
  const publisher = (): Publisher => ({ ...published.publisher(), origins: served.origins });
  return {
    published,
    publisher,
    /** Overwrites a file of a release on its server. */
    overwrite: (app: string, release: string, file: string, text: string) =>
      writeFile(path.join(sample.sitesDir, app, 'r', release, file), text),
    /** Id of the release of an app that is live at the start. */
    firstOf: (app: 'shell' | 'giving') => sample.pointers[app]?.release ?? '',
    move: (request: Partial<MovePointersRequest>) =>
      movePointers(TEAM, { moves: [], kind: 'promote', ...request }, publisher),
    /** Stages a release of giving. */
    staged: async (title: string) => (await sample.stage(title)).release,
    /** Stages a release of giving whose only page has another address. */
    async stagedElsewhere() {
      const build = await writeRemoteBuild(await mkdtemp(`${sample.sitesDir}.build-`), {
        name: 'giving',
        page: '/give',
        paths: ['give'],
      });
      return (await stageRelease(build, path.join(sample.sitesDir, 'giving'))).pointer.release;
    },
    async close() {
      await served.close();
      await published.close();
    },
  };
}
type ReleasingTeam = Awaited<ReturnType<typeof releasingTeam>>;

/** Sets up a new team and site for each test. */
export function useReleasingTeam(): ReleasingTeam {
  const team = {} as ReleasingTeam;
  beforeEach(async () => void Object.assign(team, await releasingTeam()));
  afterEach(() => team.close());
  return team;
}

export const givingTo = (release: string, seen = 1) => ({ app: 'giving', release, seen });

/** The error code of a call, or `done`. */
export const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** Serves the folder of each site from an origin of its own, with CORS. */
async function serveSites(sitesDir: string) {
  const apps = ['shell', 'giving'];
  const servers = apps.map((app) => {
    const site = express();
    const headers = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };
    const setHeaders = (response: ServerResponse) =>
      void response.setHeaders(new Map(Object.entries(headers)));
    site.use(express.static(path.join(sitesDir, app), { setHeaders }));
    return site.listen(0, '127.0.0.1');
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const origins = Object.fromEntries(
    servers.map((server, index) => {
      const { port } = server.address() as AddressInfo;
      return [apps[index] ?? '', `http://127.0.0.1:${port}`] as const;
    }),
  );
  return {
    origins,
    close: () =>
      Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return once(server.close(), 'close');
        }),
      ),
  };
}
