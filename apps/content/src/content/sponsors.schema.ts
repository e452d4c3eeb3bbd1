import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const address = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** A supporter of the forum. The logo is drawn in `forum/sponsor-logo.tsx`. */
const sponsorSchema = z.strictObject({
  name: text,
  description: text,
  links: z.strictObject({
    website: address,
    instagram: address,
    youtube: address,
    facebook: address,
  }),
});
export type Sponsor = z.infer<typeof sponsorSchema>;

export const sponsorsSchema = z.array(sponsorSchema).check(z.minLength(1, 'must be one at least'));
