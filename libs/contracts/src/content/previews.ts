import { contentDataSchema } from './content-data.ts';
import { siteAssociationSchema } from './site-association.ts';
import { siteForumSchema } from './site-forum.ts';
import * as z from 'zod/mini';
import { editionName } from './values.ts';

/** In place of an edition's name: what is live with all drafts. */
export const ALL_DRAFTS = 'drafts';

/** Payload of `preview-content`: what a tab shall show in place of what is live. */
export const previewContentRequestSchema = z.strictObject({
  edition: z.union([editionName, z.literal(ALL_DRAFTS)]),
});
export type PreviewContentRequest = z.infer<typeof previewContentRequestSchema>;

/** It need not be right: pages that cannot show it fail as pages do. */
export const previewContentResponseSchema = z.object({
  content: contentDataSchema,
  /** What the frame says of the forum; without it there is none that could be told. */
  forum: z.optional(siteForumSchema),
  /** What it says of the association. */
  association: z.optional(siteAssociationSchema),
});
export type PreviewContentResponse = z.infer<typeof previewContentResponseSchema>;
