import { json, Router, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { describeIssues } from '../api/describe-issues.ts';
import { invalidRequest } from '../api/errors.ts';
import { faultsSchema } from '../faults/fault.schema.ts';
import type { Control } from './control.ts';
import {
  captureSchema,
  cardsSchema,
  clockSchema,
  closeDisputeSchema,
  disputeSchema,
  pastPaymentsSchema,
  processingSchema,
  refundsSchema,
  snapshotSchema,
  settleRefundSchema,
} from './control.schema.ts';

/** A snapshot of some thousand payments. */
const LONGEST_BODY = '100mb';

const nothing = z.optional(z.strictObject({}));

/** The control API over HTTP, for tests that run in another process. Bodies are JSON. */
export function controlRoutes(control: Control): Router {
  const router = Router();
  router.use(json({ limit: LONGEST_BODY }));
  router.get('/state', (_req, res) => {
    res.json(control.state());
  });
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
  router.post(
    '/clock',
    accept(clockSchema, (change) => control.setClock(change)),
  );
  router.post(
    '/payments',
    accept(pastPaymentsSchema, (payments) => control.addPastPayments(payments)),
  );
  router.post(
    '/processing',
    accept(processingSchema, ({ seconds, outcome }) =>
      control.setProcessingSeconds(seconds, outcome),
    ),
  );
  router.post(
    '/cards',
    accept(cardsSchema, (cards) => control.setCards(cards)),
  );
  router.post(
    '/disputes',
    accept(disputeSchema, (dispute) => control.openDispute(dispute)),
  );
  router.post(
    '/disputes/:id/close',
    accept(closeDisputeSchema, ({ outcome }, id) => control.closeDispute(id, outcome)),
  );
  router.post(
    '/disputes/:id/escalate',
    accept(nothing, (_body, id) => control.escalateInquiry(id)),
  );
  router.post(
    '/capture',
    accept(captureSchema, ({ seconds }) => control.setCaptureSeconds(seconds)),
  );
  router.post(
    '/refunds',
    accept(refundsSchema, ({ status }) => control.setRefunds(status)),
  );
  router.post(
    '/refunds/:id/settle',
    accept(settleRefundSchema, ({ outcome }, id) => control.settleRefund(id, outcome)),
  );
  router.post(
    '/payouts',
    accept(nothing, () => control.payOut()),
  );
  router.post(
    '/settled',
    accept(nothing, () => control.settled()),
  );
  router.post(
    '/reset',
    accept(nothing, () => control.reset()),
  );
  return router;
}

/** Checks the body, does the work and answers with its result, or `{}`. */
function accept<T>(
  schema: z.ZodMiniType<T>,
  work: (body: T, id: string) => unknown,
): RequestHandler {
  return async (req, res) => {
    const body = schema.safeParse(req.body);
    if (!body.success) throw invalidRequest(describeIssues(body.error.issues));
    res.json((await work(body.data, String(req.params['id']))) ?? {});
  };
}
