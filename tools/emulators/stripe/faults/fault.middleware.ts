import type { Request, RequestHandler } from 'express';
import { internalError } from '../api/errors.ts';
import type { RequestFault } from './fault.schema.ts';
import type { FaultSchedule } from './fault-schedule.ts';

const faultByRequest = new WeakMap<Request, RequestFault>();

/**
 * Express middleware that applies planned faults before a request is handled. Faults of a later moment are left to the
 * endpoint, which gets them from `faultOf`.
 */
export function applyRequestFaults(schedule: FaultSchedule): RequestHandler {
  return (req, res, next) => {
    const fault = schedule.forRequest(req.method, req.path);
    if (fault?.what === 'drop-before') {
      res.socket?.destroy();
      return;
    }
    if (fault?.what === 'answer-500') {
      throw internalError();
    }
    if (fault) faultByRequest.set(req, fault);
    next();
  };
}

/** The planned fault that the endpoint of a request must apply. */
export function faultOf(req: Request): RequestFault | undefined {
  return faultByRequest.get(req);
}
