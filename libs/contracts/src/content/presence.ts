import { CONTENT_PARTS } from './parts.ts';
import * as z from 'zod/mini';

/** After so long without a sign of life Firestore may remove a note; pages pass over it far sooner. */
export const PRESENCE_LIVES_MS = 60 * 60_000;
/** How often an editor says that they are still there, and for how long others believe it. */
export const PRESENCE_EVERY_MS = 30_000;
export const PRESENCE_HOLDS_MS = 90_000;

/** A document of `content_presence`, under the id of the account that it is about, which writes it: where they are. */
export const contentPresenceSchema = z.object({
  name: z.string(),
  part: z.enum(CONTENT_PARTS),
  item: z.nullable(z.string()),
  at: z.unknown(),
  expires_at: z.unknown(),
});
