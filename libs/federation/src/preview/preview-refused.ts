/** The reason why a preview is refused. A retry would not help. */
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

/** The refusal of a preview. Its message is shown to staff. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
