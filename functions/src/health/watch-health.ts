import { Timestamp } from 'firebase-admin/firestore';
import type { Figures } from '@raade/contracts/health/health';
import { CONDITION_LIST } from './conditions.ts';
import { type Health, healthDocument, parseHealth } from './health-document.ts';
import { logHealth } from './log-health.ts';
import { readReadings } from './readings.ts';
import { writeAsSeen } from '../base/firestore.ts';

/**
 * Evaluates all conditions, stores those that hold, and logs each that begins or ends. If two runs overlap, only one can
 * store its result, and only that one logs it. Reads 23 documents at most, and writes one.
 */
export async function watchHealth(now: number): Promise<void> {
  const document = await healthDocument().get();
  const previousHealth = parseHealth(document, now);
  const readings = await readReadings(now, previousHealth.first_looked_at.toMillis());
  const activeConditions = CONDITION_LIST.flatMap(({ name, holds }) => {
    const figures = holds(now, readings);
    return figures ? [{ name, figures }] : [];
  });
  const { health, began, ended } = compareWith(previousHealth, activeConditions, now);
  if (await writeAsSeen(document, health)) logHealth({ on: Object.keys(health.on), began, ended });
}

function compareWith(
  previousHealth: Health,
  activeConditions: readonly { name: string; figures: Figures }[],
  now: number,
) {
  const looked_at = Timestamp.fromMillis(now);
  const changes = activeConditions.map(({ name, figures }) => ({
    name,
    figures,
    since: previousHealth.on[name]?.since ?? looked_at,
  }));
  const on = Object.fromEntries(
    changes.map(({ name, since, figures }) => [name, { since, figures }]),
  );
  const endedConditions = Object.entries(previousHealth.on).filter(([name]) => !(name in on));
  return {
    health: { ...previousHealth, looked_at, on },
    began: changes.filter(({ name }) => !(name in previousHealth.on)),
    ended: endedConditions.map(([name, state]) => ({ name, ...state })),
  };
}
