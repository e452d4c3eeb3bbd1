import type { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { type Figures, HEALTH_LINES } from '@raade/contracts/health/health';

/** A condition that has begun, or ended. */
export interface Change {
  readonly name: string;
  readonly since: Timestamp;
  readonly figures: Figures;
}

interface Told {
  /** Names of the conditions that are on. */
  readonly on: readonly string[];
  readonly began: readonly Change[];
  readonly ended: readonly Change[];
}

/**
 * Writes the lines that the alerts of `tools/operate/ops/alerts` listen to. The heartbeat alone is a `NOTICE`: Cloud
 * Logging counts lines by severity, and so its absence is noticed.
 */
export function tell({ on, began, ended }: Told): void {
  for (const change of began) write('ERROR', HEALTH_LINES.began, lineOf(change));
  for (const change of ended) write('INFO', HEALTH_LINES.ended, lineOf(change));
  write('NOTICE', HEALTH_LINES.heartbeat, { on });
}

/** Not by `logger.error`, which makes a stack of the message: alerts ask for these words and no others. */
function write(severity: logger.LogSeverity, message: string, fields: object): void {
  logger.write({ ...fields, severity, message });
}

function lineOf({ name, since, figures }: Change) {
  return { condition: name, since: since.toDate().toISOString(), figures };
}
