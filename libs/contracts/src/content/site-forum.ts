import * as z from 'zod/mini';

/**
 * Facts about the forum for the frame. Moments are ISO 8601 with the offset that the forum's zone has then.
 */
export const siteForumSchema = z.object({
  name: z.string(),
  /** 'April 11-12, 2025'. */
  dates: z.string(),
  /** Left out before it is known. */
  venue: z.optional(z.string()),
  /** IANA zone. */
  timeZone: z.string(),
  /** The moment that the countdown counts down to. */
  countdownTarget: z.string(),
  /** The forum's last second. After it the countdown is gone. */
  lastSecond: z.string(),
  /** From the first session to the last. */
  start: z.string(),
  end: z.string(),
});
export type SiteForum = z.infer<typeof siteForumSchema>;
