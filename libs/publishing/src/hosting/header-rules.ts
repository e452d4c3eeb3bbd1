import * as z from 'zod/mini';

const header = z.object({ key: z.string(), value: z.string() });

/** One entry of `headers` in a site's part of `firebase.json`; of several for an address, the last counts. */
export const headerRuleSchema = z.union([
  z.object({ source: z.string(), headers: z.array(header) }),
  z.object({ regex: z.string(), headers: z.array(header) }),
]);

export type HeaderRule = z.infer<typeof headerRuleSchema>;

/** The file of rules that compose makes, beside the folder of the site, so that nobody is served it. */
export const rulesFileOf = (siteDir: string) => `${siteDir}.headers.json`;
