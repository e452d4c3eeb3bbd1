import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  registrantImportSchema,
  type UndoImportRequest,
  undoneSchema,
} from '@raade/contracts/registrants/import/import-calls';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import { readNewest, timestampSchema } from '@raade/firebase/documents';
import { environment, logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

const MOST = 20;

const readImportSchema = z.extend(registrantImportSchema, { created_at: timestampSchema });

/** Imports that can be undone, the newest first. */
export const recentImportsQuery = queryOptions({
  queryKey: ['registrant-imports'],
  queryFn: async () => {
    const { documents } = await readNewest(environment(), {
      collection: COLLECTIONS.registrantImports,
      newestBy: 'created_at',
      schema: readImportSchema,
      limit: MOST,
    });
    return documents.map(({ id, data }) => ({ id, ...data })).filter(canBeUndone);
  },
  retry: 1,
  networkMode: 'always',
});

/** True if nobody has undone it, or not all of it: undoing may have been interrupted. */
function canBeUndone({ added, changed, undone, created_at }: z.output<typeof readImportSchema>) {
  const left = added + changed - (undone ? undone.undone + undone.kept : 0);
  return left > 0 && Date.now() - created_at.getTime() < UNDO_MS;
}

export const importUndoing = mutationOptions({
  mutationFn: (request: UndoImportRequest) =>
    callAsStaff(CALLABLES.undoRegistrantImport, request, undoneSchema),
  networkMode: 'always',
  onError: (error) => logger.error('import not undone', {}, error),
});
