import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const stepSchema = z.object({
  /** Short hash and title. */
  commit: z.string(),
  /** Builds that went live, by app, in this order. */
  released: z.record(z.string(), z.string()),
  /** Whether its functions were deployed. */
  hasFunctions: z.boolean(),
  /** What gates had against it. */
  alarms: z.array(z.string()),
  /** What else there is to tell. */
  told: z.array(z.string()),
});

/** What came of one commit. */
export type Step = z.infer<typeof stepSchema>;

const recordSchema = z.array(stepSchema);

/** What came of the commits so far, the earliest first. */
export async function readRecord(file: string): Promise<Step[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return recordSchema.parse(JSON.parse(text));
}

export const writeRecord = (file: string, steps: readonly Step[]) =>
  writeFile(file, JSON.stringify(steps, null, 2));
