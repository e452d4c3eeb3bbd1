import { json, Router } from 'express';
import type { AccountSnapshot } from '../account/account.ts';
import type { Control } from './control.ts';

/** A snapshot of some thousand payments. */
const LONGEST_BODY = '100mb';

/** The part of the control API that other processes use. Bodies are JSON. */
export function controlRoutes(control: Control): Router {
  const router = Router();
  router.get('/snapshot', (_req, res) => {
    res.json(control.snapshot());
  });
  router.post('/restore', json({ limit: LONGEST_BODY }), ({ body }, res) => {
    control.restore(body as AccountSnapshot);
    res.json({});
  });
  return router;
}
