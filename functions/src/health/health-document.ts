import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { CONDITIONS_DOCUMENT, figuresSchema } from '@raade/contracts/health/health';
import { collection } from '../base/firestore.ts';

const time = z.instanceof(Timestamp);

const healthSchema = z.object({
  /** Time of the first check. Nothing before it counts as a failure. */
  first_looked_at: time,
  looked_at: time,
  /** The conditions that hold, by name. */
  on: z.record(z.string(), z.object({ since: time, figures: figuresSchema })),
});

/** The document `health/conditions`. */
export type Health = z.output<typeof healthSchema>;

export const healthDocument = () => collection('health').doc(CONDITIONS_DOCUMENT);

/** Parses the document; returns a new state, without conditions, if it is missing or invalid. */
export function parseHealth(document: DocumentSnapshot, now: number): Health {
  const storedHealth = healthSchema.safeParse(document.data()).data;
  const at = Timestamp.fromMillis(now);
  return storedHealth ?? { first_looked_at: at, looked_at: at, on: {} };
}
