import {
  APPLICATION_RATE_MESSAGES,
  applicationRefusalSchema,
} from '@raade/contracts/applications/application-rates';
import { CallFailure } from '@raade/firebase/callables';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** Converts the error of a refused admission to one with a message for the applicant. */
export function admissionFailure(cause: unknown): SendingFailure {
  const details = cause instanceof CallFailure ? cause.details : undefined;
  const { data: refusal } = applicationRefusalSchema.safeParse(details);
  const message = refusal
    ? APPLICATION_RATE_MESSAGES[refusal.reason]
    : SENDING_MESSAGES.unreachable;
  return new SendingFailure(message, { cause });
}
