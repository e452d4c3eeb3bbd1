/** An answer other than 200, in the form of https://google.aip.dev/193. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: string, message: string, reason?: string) {
    super(message);
    this.status = status;
    const details =
      reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
    this.body = { error: { code: status, status: code, message, details } };
  }
}

export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found.`);

/** https://cloud.google.com/apis/docs/getting-started#enabling_apis */
export const disabled = (service: string) =>
  new Refusal(
    403,
    'PERMISSION_DENIED',
    `${service} has not been used in this project before or it is disabled.`,
    'SERVICE_DISABLED',
  );

export const exists = (what: string) =>
  new Refusal(409, 'ALREADY_EXISTS', `${what} already exists.`);

export const invalid = (message: string) => new Refusal(400, 'INVALID_ARGUMENT', message);
