import { contentDataSchema } from './content-data.ts';
import { siteAssociationSchema } from './site-association.ts';
import { siteForumSchema } from './site-forum.ts';
import * as z from 'zod/mini';
import { editionName } from './values.ts';

/** Stands for the live content with all drafts, in place of an edition's name. */
export const ALL_DRAFTS = 'drafts';

/** Message that a page in a frame sends to the page around it when it shows the preview. */
export const PREVIEW_SHOWN = 'raade-preview-shown';

/** Payload of `preview-content`: the content that a tab shows in place of the live content. */
export const previewContentRequestSchema = z.strictObject({
  edition: z.union([editionName, z.literal(ALL_DRAFTS)]),
});
export type PreviewContentRequest = z.infer<typeof previewContentRequestSchema>;

/** The answer of `preview-content`. The content may be invalid; then pages fail as usual. */
export const previewContentResponseSchema = z.object({
  content: contentDataSchema,
  /** The forum for the frame; missing if there is none to show. */
  forum: z.optional(siteForumSchema),
  /** The association for the frame. */
  association: z.optional(siteAssociationSchema),
});
export type PreviewContentResponse = z.infer<typeof previewContentResponseSchema>;
