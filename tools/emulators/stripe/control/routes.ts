import { json, Router, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { describeIssues } from '../api/describe-issues.ts';
import { invalidRequest } from '../api/errors.ts';
import { faultsSchema } from '../faults/fault.schema.ts';
import type { Control } from './control.ts';

/** A snapshot of some thousand payments. */
const LONGEST_BODY = '100mb';

/** The answer to `GET /control/snapshot`. */
const snapshotSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.unknown()])),
  'must be the answer to GET /control/snapshot',
);

/** The part of the control API that other processes use. Bodies are JSON. */
export function controlRoutes(control: Control): Router {
  const router = Router();
  router.use(json({ limit: LONGEST_BODY }));
  router.get('/snapshot', (_req, res) => {
    res.json(control.snapshot());
  });
  router.post(
    '/restore',
    accept(snapshotSchema, (snapshot) => control.restore(snapshot)),
  );
  router.post(
    '/faults',
    accept(faultsSchema, (faults) => control.addFaults(faults)),
  );
  return router;
}

/** Checks the body, does the work and answers `{}`. */
function accept<T>(schema: z.ZodMiniType<T>, work: (body: T) => void): RequestHandler {
  return (req, res) => {
    const body = schema.safeParse(req.body);
    if (!body.success) throw invalidRequest(describeIssues(body.error.issues));
    work(body.data);
    res.json({});
  };
}
