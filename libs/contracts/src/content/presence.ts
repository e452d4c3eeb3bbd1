import { CONTENT_PARTS } from './parts.ts';
import * as z from 'zod/mini';

/** Lifetime after which Firestore may delete a presence document; pages ignore it far sooner. */
export const PRESENCE_LIFETIME_MS = 60 * 60_000;
/** Interval at which an editor's page renews its presence, and the time for which others trust it. */
export const PRESENCE_INTERVAL_MS = 30_000;
export const PRESENCE_VALID_MS = 90_000;

/**
 * A document of `content_presence`: the item that an editor has open. Its id is that of the account, whose browser
 * writes it. Times are Firestore timestamps.
 */
export const contentPresenceSchema = z.object({
  name: z.string(),
  part: z.enum(CONTENT_PARTS),
  item: z.nullable(z.string()),
  at: z.unknown(),
  expires_at: z.unknown(),
});
