import { Timestamp } from 'firebase-admin/firestore';
import type { Figures } from '@raade/contracts/health/health';
import { CONDITION_LIST } from './conditions.ts';
import { type Health, healthDocument, parseHealth } from './health-document.ts';
import { logHealth } from './log-health.ts';
import { readReadings } from './readings.ts';
import { writeAsSeen } from '../base/firestore.ts';

/**
 * Evaluates all conditions, stores which hold, and logs each that begins or ends. Of concurrent runs only the one that
 * stores its result logs it. Reads 23 documents at most, and writes one.
 */
export async function watchHealth(now: number): Promise<void> {
  const found = await healthDocument().get();
  const before = parseHealth(found, now);
  const readings = await readReadings(now, before.first_looked_at.toMillis());
  const holding = CONDITION_LIST.flatMap(({ name, holds }) => {
    const figures = holds(now, readings);
    return figures ? [{ name, figures }] : [];
  });
  const { health, began, ended } = compareWith(before, holding, now);
  if (await writeAsSeen(found, health)) logHealth({ on: Object.keys(health.on), began, ended });
}

function compareWith(
  before: Health,
  holding: readonly { name: string; figures: Figures }[],
  now: number,
) {
  const looked_at = Timestamp.fromMillis(now);
  const changes = holding.map(({ name, figures }) => ({
    name,
    figures,
    since: before.on[name]?.since ?? looked_at,
  }));
  const on = Object.fromEntries(
    changes.map(({ name, since, figures }) => [name, { since, figures }]),
  );
  const gone = Object.entries(before.on).filter(([name]) => !(name in on));
  return {
    health: { ...before, looked_at, on },
    began: changes.filter(({ name }) => !(name in before.on)),
    ended: gone.map(([name, state]) => ({ name, ...state })),
  };
}
