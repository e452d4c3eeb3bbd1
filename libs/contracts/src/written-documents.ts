import * as z from 'zod/mini';
import {
  guestApplicationSchema,
  NEW_APPLICATION,
  partnerApplicationSchema,
  studentApplicationSchema,
} from './applications.ts';
import { COLLECTIONS } from './collections.ts';
import { CONTENT_LIMITS, CONTENT_PARTS } from './content/parts.ts';

/** Stands for the server's own time, where rules take nothing else. */
const serverTime = z.literal('the time of the server');

const firstState = { status: z.literal(NEW_APPLICATION), created_at: serverTime };

/**
 * The documents that browsers write themselves, by collection: `firestore.rules` takes these, and a test compares both.
 * All others are written by functions. For who compares those of one release with rules of another age.
 */
export const WRITTEN_DOCUMENTS: Readonly<Record<string, z.ZodMiniType>> = {
  [COLLECTIONS.studentApplications]: z.extend(studentApplicationSchema, firstState),
  [COLLECTIONS.partnerApplications]: z.extend(partnerApplicationSchema, firstState),
  [COLLECTIONS.guestApplications]: z.extend(guestApplicationSchema, firstState),
  [COLLECTIONS.contentPresence]: z.strictObject({
    name: z.string(),
    part: z.enum(CONTENT_PARTS),
    item: z.nullable(z.string().check(z.maxLength(CONTENT_LIMITS.itemKeyLength))),
    at: serverTime,
    expires_at: z.literal('a time within a day'),
  }),
  [COLLECTIONS.sessions]: z.strictObject({
    uid: z.string(),
    seen_at: serverTime,
    ended_at: z.optional(serverTime),
  }),
};
