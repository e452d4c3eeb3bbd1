import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CALLABLES } from '@raade/contracts/base/callables';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Registrant } from '@raade/contracts/registrants/registrants';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { documentOf, valueOf } from '@raade/firebase/testing/firestore-values';
import { unsignedIdToken } from '@raade/firebase/testing/id-token';
import compression from 'compression';
import express from 'express';
import * as z from 'zod/mini';

/** A registrant and the time of registration. */
export interface RecordedRegistrant {
  readonly registrant: Registrant;
  readonly createdAt: Date;
}

/** The fields of a query that this backend supports: collection, start and limit. */
const querySchema = z.object({
  structuredQuery: z.object({
    from: z.array(z.object({ collectionId: z.string() })),
    limit: z.number(),
    startAt: z.optional(
      z.object({ values: z.array(z.object({ referenceValue: z.optional(z.string()) })) }),
    ),
  }),
});

function documentText({ registrant, createdAt }: RecordedRegistrant): string {
  const data = { ...registrant, created_at: createdAt };
  const document = documentOf(`${COLLECTIONS.registrants}/${registrant.id}`, data, createdAt);
  return JSON.stringify({ document, readTime: createdAt.toISOString() });
}

/**
 * Starts a fast replacement for Auth and Firestore, so that only the page is measured. Every sign-in is accepted as
 * staff. The only collection contains these registrants, newest first.
 */
export async function startFakeBackend(registrants: readonly RecordedRegistrant[]) {
  const texts = registrants.map(documentText);
  const indexes = new Map(registrants.map(({ registrant }, index) => [registrant.id, index]));
  const app = express();
  app.use((request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' });
    if (request.method === 'OPTIONS') response.end();
    else next();
  });
  app.use(compression(), express.json({ type: () => true }));
  app.post(/:signInWithPassword/, (_request, response) => {
    const { email } = SEEDED_STAFF;
    const idToken = unsignedIdToken({
      id: 'staff',
      email,
      roles: STAFF_ROLES,
      secondFactor: 'totp',
    });
    const tokens = { idToken, refreshToken: 'sample', expiresIn: '3600' };
    response.json({ localId: 'staff', email, ...tokens });
  });
  app.post(/:lookup/, (_request, response) => {
    response.json({ users: [{ localId: 'staff', email: SEEDED_STAFF.email }] });
  });
  // The page stores its session.
  app.post(/:commit/, (_request, response) => {
    response.json({ writeResults: [{}], commitTime: new Date().toISOString() });
  });
  app.post(/:runAggregationQuery/, (_request, response) => {
    const aggregateFields = { aggregate_0: valueOf(texts.length) };
    response.json([{ result: { aggregateFields }, readTime: new Date().toISOString() }]);
  });
  app.post(/:runQuery/, ({ body }, response) => {
    const { from, limit, startAt } = z.parse(querySchema, body).structuredQuery;
    if (from[0]?.collectionId !== COLLECTIONS.registrants) {
      response.json([]);
      return;
    }
    const reference = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
    const first = reference ? (indexes.get(reference.split('/').at(-1) ?? '') ?? -1) + 1 : 0;
    response.type('json').send(`[${texts.slice(first, first + limit).join(',')}]`);
  });
  app.post(new RegExp(`/${CALLABLES.recordExport}$`), (_request, response) => {
    response.json({ result: { recorded: true } });
  });
  app.post(new RegExp(`/${CALLABLES.auditReading}$`), (_request, response) => {
    response.json({ result: { audited: true } });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
