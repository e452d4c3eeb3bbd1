import * as z from 'zod/mini';
import { COLLECTIONS } from '../base/collections.ts';
import { SEARCH_TEXT, searchWords } from '../base/search-words.ts';

/** Limit of searches per account and minute; typing with pauses makes fewer. */
export const STAFF_SEARCHES = 120;

/** The searched fields of each collection. */
const SEARCHED_FIELDS = {
  [COLLECTIONS.registrants]: ['full_name', 'email', 'organization'],
  [COLLECTIONS.donations]: ['donor_name', 'donor_email', 'receipt_number', 'payment_intent_id'],
  [COLLECTIONS.studentApplications]: ['full_name', 'email', 'university'],
  [COLLECTIONS.partnerApplications]: ['contact_name', 'email', 'organization_name'],
  [COLLECTIONS.guestApplications]: ['full_name', 'email', 'organization'],
  [COLLECTIONS.emailCampaigns]: ['subject'],
} as const;
export type SearchedCollection = keyof typeof SEARCHED_FIELDS;

/** The texts by which a document is found. */
export function searchedTexts(collection: SearchedCollection, data: object): string[] {
  const values: readonly unknown[] = SEARCHED_FIELDS[collection].map(
    (field) => Reflect.get(data, field) as unknown,
  );
  return values.filter((value) => typeof value === 'string');
}

/** Returns a document with its field `words`, the search index. Call it whenever a searched text is written. */
export const withSearchWords = <Data extends object>(
  collection: SearchedCollection,
  data: Data,
): Data & { words: string[] } => ({
  ...data,
  words: searchWords(searchedTexts(collection, data)),
});

/** Payload of the callable `search-staff`. */
export const searchStaffRequestSchema = z.strictObject({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(SEARCH_TEXT.least, `Please type at least ${SEARCH_TEXT.least} characters.`),
      z.maxLength(SEARCH_TEXT.most, `Please type at most ${SEARCH_TEXT.most} characters.`),
    ),
});

const entrySchema = z.object({
  /** Heading of its group of results. */
  kind: z.string(),
  title: z.string(),
  /** The line below its title. */
  text: z.string(),
  /** Address of the page that shows it. */
  path: z.string().check(z.regex(/^\/\w/)),
});
export type StaffSearchEntry = z.output<typeof entrySchema>;

/** Answer of `search-staff`: the newest results of each kind first. */
export const searchStaffResponseSchema = z.object({ entries: z.array(entrySchema) });
export type SearchStaffResponse = z.output<typeof searchStaffResponseSchema>;
