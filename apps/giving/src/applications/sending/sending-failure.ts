export const SENDING_MESSAGES = {
  unreachable:
    'We could not reach our server. Your answers are kept on this device. Please try again in a moment.',
  offline:
    'You are offline. Nothing is lost: your answers stay here. Please send them again once you are connected.',
  refused:
    'Our server did not accept this application. Please check your answers, or write to us if they are right.',
  unknown: 'There was an error submitting your application. Please try again.',
} as const;

/** An error whose message is for the applicant. */
export class SendingFailure extends Error {
  override readonly name = 'SendingFailure';
}

/**
 * Returns the message for the applicant. If the device is offline, the message says so, unless the server has answered.
 */
export function failureMessage(error: unknown): string {
  const { offline, unreachable, unknown } = SENDING_MESSAGES;
  const message = error instanceof SendingFailure ? error.message : unknown;
  const isAnswered = message !== unreachable && message !== unknown;
  return isAnswered || navigator.onLine ? message : offline;
}
