import { appendFile } from 'node:fs/promises';
import * as logger from 'firebase-functions/logger';
import { auditSealsFile } from '../configuration/settings.ts';
import type { Seal } from './seal.ts';

/** The message of the log line that holds a seal, by which it is found again. */
export const SEALED = 'the audit log is sealed';

/**
 * Writes number and hash of a seal into the log, from which the functions' account can take nothing back; on the local
 * stack, whose log is no record, into a file of the run's folder as well.
 */
export async function publishSeal({ number, count, hash }: Seal): Promise<void> {
  logger.info(SEALED, { number, count, hash });
  const file = auditSealsFile();
  if (file !== undefined) await appendFile(file, `${number}\t${hash}\n`);
}
