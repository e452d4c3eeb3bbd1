import { brandSchema } from '@raade/content-model/pages/brand.schema';
import { contactSchema } from '@raade/content-model/pages/contact.schema';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import type { LiveContent } from './live-content.ts';

/** The data of the association for the frame; undefined if the content lacks it. */
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
