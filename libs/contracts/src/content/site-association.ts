import * as z from 'zod/mini';

/** Facts about the association for the frame and for structured data. */
export const siteAssociationSchema = z.object({
  email: z.string(),
  /** Lines of the address. */
  postalAddress: z.array(z.string()),
  /** Profiles on other sites. */
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  taglines: z.array(z.string()),
  /** Thanks to sponsors in the footer. */
  sponsors: z.string(),
  contributors: z.string(),
});
export type SiteAssociation = z.infer<typeof siteAssociationSchema>;
