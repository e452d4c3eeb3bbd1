import * as z from 'zod/mini';

/** Facts about the association for the frame, and for machines that read how to reach it. */
export const siteAssociationSchema = z.object({
  email: z.string(),
  /** Line by line, as on an envelope. */
  postalAddress: z.array(z.string()),
  /** Profiles elsewhere. */
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  taglines: z.array(z.string()),
  /** Whom the footer thanks. */
  sponsors: z.string(),
  contributors: z.string(),
});
export type SiteAssociation = z.infer<typeof siteAssociationSchema>;
