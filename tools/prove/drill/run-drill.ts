import { setTimeout as pause } from 'node:timers/promises';
import { FieldPath } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type ConditionName,
  CONDITIONS_DOCUMENT,
  HEALTH_LINES,
} from '@raade/contracts/health/health';
import { Failure } from '@raade/contracts/base/failure';
import type { DrillSite } from './drill-site.ts';
import { DRILLS } from './drills.ts';

const LOOK_EVERY_MS = 1000;
const PATIENCE_MS = 150_000;

interface Drilled {
  /** Seconds from the moment it was broken until the line was there, and from when it was mended. */
  readonly began: number;
  readonly ended: number;
}

/** Sets a condition off, waits for the line with which it begins, mends it, and waits for the one with which it ends. */
export async function runDrill(site: DrillSite, name: ConditionName): Promise<Drilled> {
  await site.look(0);
  await requireOff(site, name);
  let mend: (() => Promise<void>) | undefined;
  try {
    const began = await timed(site, name, HEALTH_LINES.began, async () => {
      mend = await DRILLS[name].begin(site);
    });
    const ended = await timed(site, name, HEALTH_LINES.ended, async () => {
      const work = mend;
      mend = undefined;
      await work?.();
    });
    return { began, ended };
  } finally {
    // Nothing stays broken, however it went.
    await mend?.();
    await site.mailServer('go on');
    await forgetCounts(site);
    await site.look(0);
  }
}

/** What is on already cannot begin. */
async function requireOff({ firestore }: DrillSite, name: ConditionName): Promise<void> {
  const health = await firestore.collection(COLLECTIONS.health).doc(CONDITIONS_DOCUMENT).get();
  const figures: unknown = health.get(new FieldPath('on', name, 'figures'));
  if (figures === undefined) return;
  throw new Failure(
    `${name} is on already, with ${JSON.stringify(figures)}. Mend that first: \`/admin/health\` shows it.`,
  );
}

/** The counts of a drill are no visit and no call of anybody's, and would hold the condition for hours. */
async function forgetCounts({ firestore }: DrillSite): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.metrics).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
}

async function timed(
  site: DrillSite,
  name: ConditionName,
  line: string,
  work: () => Promise<void>,
): Promise<number> {
  const before = (await site.log()).length;
  const begin = performance.now();
  await work();
  while (performance.now() - begin < PATIENCE_MS) {
    await site.look();
    if (isTold((await site.log()).slice(before), name, line)) {
      return (performance.now() - begin) / 1000;
    }
    await pause(LOOK_EVERY_MS);
    // What was mended is repaired by a clock; until then nothing but looking is to happen.
    if (line === HEALTH_LINES.ended) await site.tick();
  }
  throw new Failure(`The log does not say of ${name} within ${PATIENCE_MS / 1000} s that ${line}.`);
}

const isTold = (log: string, name: ConditionName, line: string): boolean =>
  log
    .split('\n')
    .some((each) => each.includes(`"message":"${line}"`) && each.includes(`"${name}"`));
