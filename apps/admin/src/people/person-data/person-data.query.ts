import { CALLABLES } from '@raade/contracts/base/callables';
import {
  erasedSchema,
  erasurePreviewSchema,
  type PersonDataRequest,
  personExportSchema,
} from '@raade/contracts/staff/person-data';
import { logger } from '@raade/platform';
import { mutationOptions } from '@tanstack/react-query';
import type { output, ZodMiniType } from 'zod/mini';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** The message for a failed call. A retry continues after the finished steps. */
export const DATA_FAILED =
  'This did not work, or takes longer than it should. Please try again: nothing is done twice.';

function mutationOf<Schema extends ZodMiniType>(
  action: PersonDataRequest['action'],
  schema: Schema,
) {
  return mutationOptions({
    mutationFn: (email: string): Promise<output<Schema>> =>
      callAsStaff(CALLABLES.handlePersonData, { action, email }, schema),
    onError: (error) => logger.error('data of a person not handled', { action }, error),
  });
}

export const previewMutation = mutationOf('preview', erasurePreviewSchema);
export const exportMutation = mutationOf('export', personExportSchema);
export const eraseMutation = mutationOf('erase', erasedSchema);
