import { dayText } from '@raade/contracts/base/day-text';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { editionName } from '@raade/contracts/content/values';
import { PreviewRefused } from '@raade/federation/preview';
import * as z from 'zod/mini';

/** The preview that an address requests. */
export interface PreviewRequest {
  /** Releases in the format of `checkPreview`, such as `giving@<release>`; undefined if none is requested. */
  readonly releases?: string | undefined;
  /** The name of an edition, or `ALL_DRAFTS`. */
  readonly edition?: string | undefined;
  /** A day in the time zone of the forum, such as `2025-04-11`. */
  readonly day?: string | undefined;
}

const contentSchema = z.object({
  edition: z.optional(z.union([editionName, z.literal(ALL_DRAFTS)])),
  day: z.optional(dayText),
});

/**
 * Parses the value of `?preview=`: `edition@<name>`, `day@2025-04-11` and releases, separated by commas.
 * @throws PreviewRefused
 */
export function parsePreviewRequest(query: string): PreviewRequest {
  const parts = query.split(',').map((part) => part.trim());
  const isContent = (part: string) => Object.hasOwn(contentSchema.shape, part.split('@')[0] ?? '');
  const contentParts = parts.filter(isContent).map(splitAtSign);
  const content = z.safeParse(contentSchema, Object.fromEntries(contentParts));
  const hasDuplicate = content.success && contentParts.length > Object.keys(content.data).length;
  if (!content.success || hasDuplicate) throw malformedRequest();
  const releases = parts.filter((part) => !isContent(part)).join();
  return { ...content.data, ...(releases && { releases }) };
}

function splitAtSign(part: string): readonly [string, string] {
  const [subject = '', ...version] = part.split('@');
  return [subject, version.join('@')];
}

const malformedRequest = () =>
  new PreviewRefused(
    'malformed',
    'The address of this preview is not valid. It should look like ?preview=edition@drafts or ?preview=day@2025-04-11.',
  );
