import { dayText } from '@raade/contracts/base/day-text';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { editionName } from '@raade/contracts/content/values';
import { PreviewRefused } from '@raade/federation/preview';
import * as z from 'zod/mini';

/** The preview that an address asks for. */
export interface Wish {
  /** As `checkPreview` takes them; undefined if none is asked for. */
  readonly releases?: string | undefined;
  /** The name of an edition, or `ALL_DRAFTS`. */
  readonly edition?: string | undefined;
  /** The day, where the forum is. */
  readonly day?: string | undefined;
}

const contentSchema = z.object({
  edition: z.optional(z.union([editionName, z.literal(ALL_DRAFTS)])),
  day: z.optional(dayText),
});

/**
 * Reads `edition@<name>`, `day@2025-04-11` and releases, with commas between.
 * @throws PreviewRefused
 */
export function parseWish(wanted: string): Wish {
  const asked = wanted.split(',').map((text) => text.trim());
  const isContent = (text: string) => Object.hasOwn(contentSchema.shape, text.split('@')[0] ?? '');
  const content = asked.filter(isContent).map(parted);
  const checked = z.safeParse(contentSchema, Object.fromEntries(content));
  if (!checked.success || content.length > Object.keys(checked.data).length) throw malformed();
  const releases = asked.filter((text) => !isContent(text)).join();
  return { ...checked.data, ...(releases && { releases }) };
}

function parted(text: string): readonly [string, string] {
  const [what = '', ...which] = text.split('@');
  return [what, which.join('@')];
}

const malformed = () =>
  new PreviewRefused(
    'malformed',
    'The address asks for it in a way that nobody understands. It should look like ?preview=edition@drafts or ?preview=day@2025-04-11.',
  );
