import { Timestamp } from 'firebase-admin/firestore';
import type { Figures } from '@raade/contracts/health/health';
import { CONDITION_LIST } from './conditions.ts';
import { type Health, healthDocument, parseHealth } from './health-document.ts';
import { tell } from './health-lines.ts';
import { readReadings } from './readings.ts';
import { writeAsSeen } from '../base/firestore.ts';

/**
 * Looks at what can be wrong, notes what is, and writes one line into the log for each condition that begins or ends:
 * who is quicker writes it, once, after the note is committed. Reads 23 documents at most, and writes one.
 */
export async function watchHealth(now: number): Promise<void> {
  const found = await healthDocument().get();
  const before = parseHealth(found, now);
  const readings = await readReadings(now, before.first_looked_at.toMillis());
  const holding = CONDITION_LIST.flatMap(({ name, holds }) => {
    const figures = holds(now, readings);
    return figures ? [{ name, figures }] : [];
  });
  const { health, began, ended } = compared(before, holding, now);
  if (await writeAsSeen(found, health)) tell({ on: Object.keys(health.on), began, ended });
}

function compared(
  before: Health,
  holding: readonly { name: string; figures: Figures }[],
  now: number,
) {
  const looked_at = Timestamp.fromMillis(now);
  const changes = holding.map(({ name, figures }) => ({
    ...{ name, figures },
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
