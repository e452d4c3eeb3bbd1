import * as z from 'zod/mini';

/** A call that a function has refused. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  /** Like `ABORTED`. */
  readonly status: string;

  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

const refusalSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** What an answer holds. Rejects with `RefusedCall` if it is a refusal. */
export async function answerIn(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) {
    const { status, message } = refusal.data.error;
    throw new RefusedCall(status.toUpperCase().replaceAll('-', '_'), message);
  }
  if (!response.ok) throw new RefusedCall('UNKNOWN', `${response.url} says ${response.status}.`);
  return body;
}
