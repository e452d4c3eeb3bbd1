import { json, Router } from 'express';
import * as z from 'zod/mini';
import { describeIssues } from '../api/describe-issues.ts';
import { invalidRequest } from '../api/errors.ts';
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
  router.get('/snapshot', (_req, res) => {
    res.json(control.snapshot());
  });
  router.post('/restore', json({ limit: LONGEST_BODY }), ({ body }, res) => {
    const snapshot = snapshotSchema.safeParse(body);
    if (!snapshot.success) throw invalidRequest(describeIssues(snapshot.error.issues));
    control.restore(snapshot.data);
    res.json({});
  });
  return router;
}
