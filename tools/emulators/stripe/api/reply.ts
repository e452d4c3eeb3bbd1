import type { Response } from 'express';
import type { RequestFault } from '../faults/fault.schema.ts';

/** An answer that is ready to be sent, and to be sent again. */
export interface Reply {
  readonly status: number;
  /** JSON text: a snapshot, since the objects themselves change later. */
  readonly body: string;
  /** True if the endpoint began to work, rather than refuse the parameters. */
  readonly began: boolean;
  /** True if an earlier answer is given again for the same idempotency key. */
  readonly replayed?: boolean;
}

/** Sends an answer, unless a fault says that it gets lost on its way back. */
export function sendReply(res: Response, reply: Reply, fault?: RequestFault): void {
  if (fault?.what === 'drop-after') {
    res.socket?.destroy();
    return;
  }
  if (reply.replayed) res.setHeader('Idempotent-Replayed', 'true');
  res.status(reply.status).type('json').send(reply.body);
}
