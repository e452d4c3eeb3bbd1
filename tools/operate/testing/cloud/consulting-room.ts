import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { type Send, sendTo } from '../../cloud/send.ts';
import { LIVE_CHECKS } from '../../doctor/checks.ts';
import { type Files, openLiveSite } from '../../doctor/live-site.ts';
import { type Examination, runChecks } from '../../doctor/run-checks.ts';
import { opsFolder } from '../../setup-project/ops-files.ts';
import { lookUpWith } from '../../wanted/look-up.ts';
import type { Room } from './broken-states/broken-state.ts';
import { startDnsServer } from './dns-server.ts';
import { makeHealthy } from './healthy-project.ts';
import { newProject, PROJECT } from './sample-project.ts';
import { startStandIn } from './stand-in.ts';
import type { World } from './world.ts';

const FILES = [
  ...['firestore.rules', 'firestore.indexes.json', '.firebaserc'],
  ...['environment.example.json', 'functions/.env.example'],
];

/** A copy of the repository's files that say how a project shall be. */
export async function makeWorkspace(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-cloud-'));
  for (const name of FILES) await cp(path.join(WORKSPACE, name), path.join(folder, name));
  for (const [kind, name, body] of OPS) {
    await mkdir(opsFolder(folder, kind), { recursive: true });
    await writeFile(path.join(opsFolder(folder, kind), name), JSON.stringify(body));
  }
  return folder;
}

const ALERT = {
  displayName: 'Gifts are not recorded',
  combiner: 'OR',
  conditions: [{ displayName: 'errors', conditionMatchedLog: { filter: 'severity>=ERROR' } }],
};

const UPTIME = {
  displayName: 'The site',
  monitoredResource: {
    type: 'uptime_url',
    labels: { project_id: '${PROJECT}', host: '${SITE_HOST}' },
  },
  httpCheck: { path: '/', useSsl: true },
  period: '300s',
};

const BUDGET = {
  displayName: 'The site',
  budgetFilter: { projects: ['projects/${PROJECT}'], calendarPeriod: 'MONTH' },
  amount: { specifiedAmount: { currencyCode: 'USD', units: '25' } },
  thresholdRules: [{ thresholdPercent: 1 }],
  notificationsRule: { monitoringNotificationChannels: ['${NOTIFICATION_CHANNEL}'] },
};

const OPS = [
  ['alerts', 'gifts.json', ALERT],
  ['uptime', 'home.json', UPTIME],
  ['budget', 'month.json', BUDGET],
] as const;

/** How the doctor looks, if not as usual. */
interface Look {
  readonly send?: Send;
  readonly deadlineMs?: number;
  readonly files?: Files;
}

const NO_FILES: Files = { environment: undefined, settings: undefined };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A project in which all is well, and a doctor for copies of it. */
export async function openConsultingRoom() {
  let world = newProject();
  const folder = await makeWorkspace();
  const standIn = await startStandIn(() => world, PROJECT);
  const dns = await startDnsServer((name) => world.get(`dns/${name}`)?.['texts'] as string[]);
  await makeHealthy(world, standIn.url, folder);
  const healthy = world;
  let certificateDays = 60;

  const examine = async ({ send, deadlineMs, files = NO_FILES }: Look = {}) => {
    const outside = {
      send: send ?? sendTo(standIn.url),
      token: () => Promise.resolve('a-token'),
      pause: () => Promise.resolve(),
      lookUp: lookUpWith(dns.address),
      certificateEnd: () => Promise.resolve(Date.now() + certificateDays * DAY_MS),
      now: () => Date.now(),
      workspace: folder,
    };
    const site = await openLiveSite(PROJECT, files, outside);
    return runChecks(LIVE_CHECKS, site, deadlineMs);
  };
  return {
    folder,
    standIn,
    examine,
    /** What the doctor says after a change. */
    async afterChange(change: (world: World, room: Room) => void): Promise<readonly Examination[]> {
      world = healthy.copy();
      const room: Room = { certificateDays: 60, folder };
      const targets = path.join(folder, '.firebaserc');
      const before = await readFile(targets, 'utf8');
      change(world, room);
      certificateDays = room.certificateDays;
      try {
        return await examine();
      } finally {
        await writeFile(targets, before);
      }
    },
    async close() {
      dns.close();
      await standIn.close();
      await rm(folder, { recursive: true });
    },
  };
}
