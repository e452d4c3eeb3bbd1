import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';

/** The refusal of a call by a function. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  /** Like `ABORTED`. */
  readonly status: string;

  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

/** The failure of a call because no function is deployed at its address. */
export class NoFunction extends Failure {
  constructor(address: string) {
    super(
      `${address} says 404: there is no such function. Functions are deployed before anything is released\n` +
        '(the workflow deploy-functions.yml). Is the project that environment.json names the right one?',
    );
  }
}

const refusalSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** Returns the JSON of an answer. Rejects with `RefusedCall` or `NoFunction`. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) {
    const { status, message } = refusal.data.error;
    throw new RefusedCall(status.toUpperCase().replaceAll('-', '_'), message);
  }
  if (response.status === 404) throw new NoFunction(response.url);
  if (!response.ok) throw new RefusedCall('UNKNOWN', `${response.url} says ${response.status}.`);
  return body;
}
