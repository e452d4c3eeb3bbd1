import { brandSchema } from '@raade/content-model/pages/brand.schema';
import { contactSchema } from '@raade/content-model/pages/contact.schema';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import type { LiveContent } from './live-content.ts';

/** What the frame says of the association; undefined where the content does not tell it. */
export function siteAssociationOf({
  parts,
}: Pick<LiveContent, 'parts'>): SiteAssociation | undefined {
  const contact = contactSchema.safeParse(parts['contact']);
  const brand = brandSchema.safeParse(parts['brand']);
  if (!contact.success || !brand.success) return undefined;
  const { email, postalAddress, profiles } = contact.data;
  const { taglines, sponsors, contributors } = brand.data;
  return { email, postalAddress, profiles, taglines, sponsors, contributors };
}
