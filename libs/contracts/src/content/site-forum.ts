import * as z from 'zod/mini';

/** Facts about the forum for the frame. Times are ISO 8601 with the offset of the forum's zone. */
export const siteForumSchema = z.object({
  name: z.string(),
  /** Like 'April 11-12, 2025'. */
  dates: z.string(),
  /** Missing until it is known. */
  venue: z.optional(z.string()),
  /** IANA zone. */
  timeZone: z.string(),
  /** The opening, which the countdown counts down to. */
  countdownTarget: z.string(),
  /** Last second of the forum or, if later, the end of the last session. Then the frame removes the countdown. */
  lastSecond: z.string(),
  /** Start of the first session and end of the last; without sessions, `countdownTarget` and the last second of the days. */
  start: z.string(),
  end: z.string(),
});
export type SiteForum = z.infer<typeof siteForumSchema>;
