import { parsedJson } from '@raade/contracts/base/parsed-json';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';

/** The error answer of all Google APIs (https://google.aip.dev/193). */
const errorSchema = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    status: z._default(z.string(), ''),
    details: z._default(z.array(z.looseObject({ reason: z.optional(z.string()) })), []),
  }),
});

/** Advice by Google's code of the error. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  SERVICE_DISABLED: 'Its API is not enabled yet. Run `npm run setup:project` again in a minute.',
  PERMISSION_DENIED:
    'The account of `gcloud auth application-default login` lacks a right: ask an owner of the project, or sign in as one.',
  UNAUTHENTICATED: 'Sign in with `gcloud auth application-default login`.',
  RESOURCE_EXHAUSTED: 'A quota is used up. Wait a minute, then run the command again.',
  ALREADY_EXISTS: 'The name is already in use: choose another one, or look at it in the console.',
};

/** The error answer of a Google API, with advice if the cause is known. */
export class CloudError extends Failure {
  readonly status: number;
  /** Google's code for the cause, like `SERVICE_DISABLED`. */
  readonly reason: string;

  constructor(request: string, status: number, reason: string, message: string) {
    super([`${request}: ${status} ${message}`, SOLUTIONS[reason]].filter(Boolean).join('\n'));
    this.status = status;
    this.reason = reason;
  }

  /** True if the requested resource does not exist, or if its API is not enabled, so that it cannot exist. */
  get isAbsence(): boolean {
    return this.status === 404 || this.reason === 'SERVICE_DISABLED';
  }
}

/**
 * Makes an error of Google's answer.
 * @param request method and address, without the query, since that may contain private data
 */
export async function errorOf(request: string, response: Response): Promise<CloudError> {
  const text = await response.text();
  const { error } = errorSchema.safeParse(parsedJson(text)).data ?? { error: undefined };
  const detail = error?.details.find(({ reason }) => reason !== undefined)?.reason;
  const reason = detail !== undefined && detail in SOLUTIONS ? detail : (error?.status ?? '');
  return new CloudError(request, response.status, reason, error?.message || text.slice(0, 200));
}
