export const SENDING_MESSAGES = {
  unreachable:
    'We could not reach our server. Your answers are kept on this device. Please try again in a moment.',
  refused:
    'Our server did not accept this application. Please check your answers, or write to us if they are right.',
  unknown: 'There was an error submitting your application. Please try again.',
} as const;

/** The reason why an application was not accepted, in words for the applicant. */
export class SendingFailure extends Error {
  override readonly name = 'SendingFailure';
}
