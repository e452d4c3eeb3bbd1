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
  /** Time at which the countdown ends. */
  countdownTarget: z.string(),
  /** The forum's last second; afterwards there is no countdown. */
  lastSecond: z.string(),
  /** Start of the first session and end of the last. */
  start: z.string(),
  end: z.string(),
});
export type SiteForum = z.infer<typeof siteForumSchema>;
