import { COLLECTIONS } from '@raade/contracts/collections';
import { type Registrant, registrantSchema } from '@raade/contracts/registrants';
import { type ReadDocuments, readNewest } from '@raade/firebase/documents';
import { environment } from '@raade/platform';

export const REGISTRANTS_LIMIT = 50;

export function readRegistrants(): Promise<ReadDocuments<Registrant>> {
  return readNewest(environment(), {
    collection: COLLECTIONS.registrants,
    newestBy: 'created_at',
    limit: REGISTRANTS_LIMIT,
    schema: registrantSchema,
  });
}
