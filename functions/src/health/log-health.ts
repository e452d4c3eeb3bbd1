import type { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { type Figures, HEALTH_LINES } from '@raade/contracts/health/health';

/** A condition that has begun or ended. */
export interface Change {
  readonly name: string;
  readonly since: Timestamp;
  readonly figures: Figures;
}

interface HealthChanges {
  /** Names of the conditions that hold. */
  readonly on: readonly string[];
  readonly began: readonly Change[];
  readonly ended: readonly Change[];
}

/**
 * Writes the log lines that trigger the alerts of `tools/operate/ops/alerts`. Only the heartbeat is a `NOTICE`, so that
 * Cloud Logging can count it by severity and alert when it is absent.
 */
export function logHealth({ on, began, ended }: HealthChanges): void {
  for (const change of began) write('ERROR', HEALTH_LINES.began, lineOf(change));
  for (const change of ended) write('INFO', HEALTH_LINES.ended, lineOf(change));
  write('NOTICE', HEALTH_LINES.heartbeat, { on });
}

/** Writes a log line. `logger.error` would add a stack to the message, but alerts match the exact message. */
function write(severity: logger.LogSeverity, message: string, fields: object): void {
  logger.write({ ...fields, severity, message });
}

function lineOf({ name, since, figures }: Change) {
  return { condition: name, since: since.toDate().toISOString(), figures };
}
