import * as z from 'zod/mini';

const header = z.object({ key: z.string(), value: z.string() });

/** One entry of `headers` of a site in `firebase.json`. If several match an address, the last one wins. */
export const headerRuleSchema = z.union([
  z.object({ source: z.string(), headers: z.array(header) }),
  z.object({ regex: z.string(), headers: z.array(header) }),
]);

export type HeaderRule = z.infer<typeof headerRuleSchema>;

/** The file of the rules that the publisher writes. It is beside the folder of the site, so that it is not served. */
export const rulesFileOf = (siteDir: string) => `${siteDir}.headers.json`;
