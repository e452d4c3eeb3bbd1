import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  registrantImportSchema,
  type UndoImportRequest,
  undoneSchema,
} from '@raade/contracts/registrants/import/import-calls';
import { canBeUndone } from '@raade/contracts/registrants/registrant-lists';
import { readNewest, timestampSchema } from '@raade/firebase/documents';
import { environment, logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryClient } from '../../reading/query-client.ts';
import { registrantListsQuery } from '../forums/registrant-lists.query.ts';
import { registrantQueries } from '../registrants.query.ts';

/** More imports than there are in a day. */
const MAX_IMPORTS = 20;

/** The imports that can still be undone, the newest first. An import remains until it is undone completely. */
export const recentImportsQuery = queryOptions({
  queryKey: ['registrant-imports'],
  queryFn: async () => {
    const { documents } = await readNewest(environment(), {
      collection: COLLECTIONS.registrantImports,
      newestBy: 'created_at',
      schema: z.extend(registrantImportSchema, { created_at: timestampSchema }),
      limit: MAX_IMPORTS,
    });
    return documents
      .map(({ id, data }) => ({ id, ...data }))
      .filter(({ undone, created_at }) => !undone && canBeUndone(created_at));
  },
});

export const undoMutation = mutationOptions({
  mutationFn: (request: UndoImportRequest) =>
    callAsStaff(CALLABLES.undoRegistrantImport, request, undoneSchema),
  onError: (error) => logger.error('import not undone', {}, error),
});

/** Reads the lists again that an import or its undoing changed. */
export function refetchRegistrants(forumId: string): void {
  const { pages, count } = registrantQueries(forumId);
  for (const { queryKey } of [pages, count, registrantListsQuery, recentImportsQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
