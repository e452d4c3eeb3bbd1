import type { Request, RequestHandler } from 'express';
import { internalError } from '../api/errors.ts';
import type { RequestFault } from './fault.schema.ts';
import type { FaultSchedule } from './fault-schedule.ts';

const struck = new WeakMap<Request, RequestFault>();

/**
 * Carries out the faults that occur before a request is handled. The endpoint carries out the others, which it gets
 * from `faultOf`.
 */
export function strikeRequests(schedule: FaultSchedule): RequestHandler {
  return (req, res, next) => {
    const fault = schedule.forRequest(req.method, req.path);
    if (fault?.what === 'drop-before') {
      res.socket?.destroy();
      return;
    }
    if (fault?.what === 'answer-500') {
      throw internalError();
    }
    if (fault) struck.set(req, fault);
    next();
  };
}

/** The planned fault of a request that its endpoint must carry out. */
export function faultOf(req: Request): RequestFault | undefined {
  return struck.get(req);
}
