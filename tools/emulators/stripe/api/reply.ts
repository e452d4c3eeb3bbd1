import type { Response } from 'express';
import type { RequestFault } from '../faults/fault.schema.ts';

/** A serialized answer, which can be sent repeatedly. */
export interface Reply {
  readonly status: number;
  /** JSON text: a snapshot, since the objects themselves change later. */
  readonly body: string;
  /** True if the endpoint has started its work; false if it refused the parameters. */
  readonly hasStarted: boolean;
  /** True if this is the stored answer of an idempotency key. */
  readonly isReplayed?: boolean;
}

/** Sends an answer, unless a planned fault drops it. */
export function sendReply(res: Response, reply: Reply, fault?: RequestFault): void {
  if (fault?.what === 'drop-after') {
    res.socket?.destroy();
    return;
  }
  if (reply.isReplayed) res.setHeader('Idempotent-Replayed', 'true');
  res.status(reply.status).type('json').send(reply.body);
}
