import * as z from 'zod/mini';
import type { CollectionRow } from './collection-row.ts';
import { COLLECTION_TABLE } from './collection-table.ts';
import type { Right } from '../staff/rights.ts';

/** Time for which the rules allow reading after an entry in the audit log. */
export const PERMIT_VALID_MS = 60 * 60_000;

/** The name of a collection in a permit: the last part of its path, like `deliveries`. */
export const permitName = (path: string) => path.split('/').at(-1) ?? path;

/** The rights to read the collections with personal data. */
const RIGHTS_BY_NAME: ReadonlyMap<string, Right> = new Map(
  (Object.values(COLLECTION_TABLE) as readonly CollectionRow[]).flatMap(
    ({ path, readBy, needsAuditEntry }) =>
      needsAuditEntry && readBy !== 'owner' && readBy !== 'nobody'
        ? [[permitName(path), readBy]]
        : [],
  ),
);

/** True if reading the collection at this path needs an entry in the audit log. */
export const needsAuditEntry = (path: string) => RIGHTS_BY_NAME.has(permitName(path));

/**
 * Payload of `audit-reading`, which is called before a list with personal data is read; with `record`, when somebody
 * opens that document.
 */
export const auditReadingRequestSchema = z.strictObject({
  collection: z.enum([...RIGHTS_BY_NAME.keys()]),
  record: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/))),
});
export type AuditReadingRequest = z.infer<typeof auditReadingRequestSchema>;

/** Returns the right to read the collection. @throws Error for a collection that needs no entry */
export function rightToRead({ collection }: AuditReadingRequest): Right {
  const right = RIGHTS_BY_NAME.get(collection);
  if (right === undefined) throw new Error(`${collection} needs no note`);
  return right;
}

export const auditReadingResponseSchema = z.object({ audited: z.literal(true) });
export type AuditReadingResponse = z.infer<typeof auditReadingResponseSchema>;
