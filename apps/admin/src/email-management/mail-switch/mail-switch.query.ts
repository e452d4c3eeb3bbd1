import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  MAIL_SWITCH,
  mailSwitchResponseSchema,
  mailSwitchSchema,
} from '@raade/contracts/mail/mail-switch';
import { readDocument } from '@raade/firebase/documents';
import { environment, logger } from '@raade/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../reading/query-client.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { showMailToast } from '../mail-toast.ts';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** The switch that stops all mail. Its document does not exist before the first use. */
export const mailSwitchQuery = queryOptions({
  queryKey: ['mail-switch'],
  queryFn: async () => {
    const mailSwitch = await readDocument(environment(), {
      collection: COLLECTIONS.settings,
      id: MAIL_SWITCH,
      schema: mailSwitchSchema,
    });
    return { isSending: mailSwitch?.sending ?? true };
  },
});

/** Stops all mail, or starts it again. */
export const mailSwitchControl = mutationOptions({
  mutationFn: (sending: boolean) =>
    callAsStaff(CALLABLES.controlMail, { sending }, mailSwitchResponseSchema),
  onSuccess: async ({ sending }) => {
    // A read that began before the change would return the old state.
    await queryClient.cancelQueries(mailSwitchQuery);
    queryClient.setQueryData(mailSwitchQuery.queryKey, { isSending: sending });
    showMailToast({
      tone: 'success',
      title: sending ? 'Emails are sent again' : 'All sending is stopped',
    });
  },
  onError: (error, sending) => {
    logger.error('mail not switched', { sending }, error);
    showMailToast({
      tone: 'danger',
      title: sending ? 'Sending could not be started' : 'Sending could not be stopped',
      description: 'Please try again.',
    });
  },
});
