import type { Request, RequestHandler } from 'express';
import { internalError } from '../api/errors.ts';
import type { RequestFault } from './fault.schema.ts';
import type { FaultSchedule } from './fault-schedule.ts';

const struck = new WeakMap<Request, RequestFault>();

/**
 * Carries out the faults that strike before a request is looked at. The others are left to
 * whoever answers it: see `faultOf`.
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

/** The planned fault of a request, while it is carried out and answered. */
export function faultOf(req: Request): RequestFault | undefined {
  return struck.get(req);
}
