/** The reason why a preview is not shown, for good: asking again would change nothing. */
export type RefusalReason =
  | 'malformed'
  | 'signed-out'
  | 'not-staff'
  | 'unknown-remote'
  | 'no-release'
  | 'no-edition'
  | 'other-remote'
  | 'invalid-release'
  | 'incompatible'
  | 'conflict';

/** A refusal, whose message is for staff to read. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
