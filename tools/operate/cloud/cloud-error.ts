import { parsedJson } from '@raade/contracts/base/parsed-json';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';

/** https://google.aip.dev/193: what every API of Google's answers to a request that failed. */
const errorSchema = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    status: z._default(z.string(), ''),
    details: z._default(z.array(z.looseObject({ reason: z.optional(z.string()) })), []),
  }),
});

const WAYS_OUT: Readonly<Record<string, string>> = {
  SERVICE_DISABLED: 'Its API is not enabled yet. Run `npm run setup:project` again in a minute.',
  PERMISSION_DENIED:
    'The account of `gcloud auth application-default login` lacks a right: ask an owner of the project, or sign in as one.',
  UNAUTHENTICATED: 'Sign in with `gcloud auth application-default login`.',
  RESOURCE_EXHAUSTED: 'A quota is used up. Wait a minute, then run the command again.',
  ALREADY_EXISTS:
    'Somebody else has one of this name: choose another one, or look at it in the console.',
};

/** An API has refused a request. */
export class CloudError extends Failure {
  readonly status: number;
  /** The word by which Google names the cause, like `SERVICE_DISABLED`. */
  readonly reason: string;

  constructor(what: string, status: number, reason: string, message: string) {
    super([`${what}: ${status} ${message}`, WAYS_OUT[reason]].filter(Boolean).join('\n'));
    this.status = status;
    this.reason = reason;
  }

  /** True if the thing is not there, or nothing of its kind can be yet. */
  get isAbsence(): boolean {
    return this.status === 404 || this.reason === 'SERVICE_DISABLED';
  }
}

/** @param what was asked, without its query, which may hold what is nobody's business */
export async function errorOf(what: string, response: Response): Promise<CloudError> {
  const text = await response.text();
  const { error } = errorSchema.safeParse(parsedJson(text)).data ?? { error: undefined };
  const detail = error?.details.find(({ reason }) => reason !== undefined)?.reason;
  const reason = detail !== undefined && detail in WAYS_OUT ? detail : (error?.status ?? '');
  return new CloudError(what, response.status, reason, error?.message || text.slice(0, 200));
}
