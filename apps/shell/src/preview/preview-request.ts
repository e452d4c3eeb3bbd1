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
export function parsePreviewRequest(wanted: string): PreviewRequest {
  const asked = wanted.split(',').map((text) => text.trim());
  const isContent = (text: string) => Object.hasOwn(contentSchema.shape, text.split('@')[0] ?? '');
  const content = asked.filter(isContent).map(splitAtSign);
  const checked = z.safeParse(contentSchema, Object.fromEntries(content));
  if (!checked.success || content.length > Object.keys(checked.data).length) throw malformed();
  const releases = asked.filter((text) => !isContent(text)).join();
  return { ...checked.data, ...(releases && { releases }) };
}

function splitAtSign(text: string): readonly [string, string] {
  const [what = '', ...which] = text.split('@');
  return [what, which.join('@')];
}

const malformed = () =>
  new PreviewRefused(
    'malformed',
    'The address asks for it in a way that nobody understands. It should look like ?preview=edition@drafts or ?preview=day@2025-04-11.',
  );
