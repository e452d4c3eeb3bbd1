import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CALLABLES } from '@raade/contracts/callables';
import { LOCAL_PROJECT_ID, SEEDED_STAFF } from '@raade/contracts/local-stack';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Registrant } from '@raade/contracts/registrants';
import compression from 'compression';
import express from 'express';
import * as z from 'zod/mini';

export interface RecordedRegistrant {
  readonly registrant: Registrant;
  readonly createdAt: Date;
}

const DOCUMENTS = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${COLLECTIONS.registrants}`;

/** What is read of a query: where it goes on, and how far. */
const querySchema = z.object({
  structuredQuery: z.object({
    limit: z.number(),
    startAt: z.optional(
      z.object({ values: z.array(z.object({ referenceValue: z.optional(z.string()) })) }),
    ),
  }),
});

/** As Firestore writes a value in JSON (https://cloud.google.com/firestore/docs/reference/rest/v1/Value). */
function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

function fieldsOf(data: object): object {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
}

function documentText({ registrant, createdAt }: RecordedRegistrant): string {
  const at = createdAt.toISOString();
  const fields = fieldsOf({ ...registrant, created_at: createdAt });
  const name = `${DOCUMENTS}/${registrant.id}`;
  return JSON.stringify({
    document: { name, fields, createTime: at, updateTime: at },
    readTime: at,
  });
}

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token, as the Auth emulator gives them. */
function staffToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  const claims = { sub: 'staff', user_id: 'staff', email: SEEDED_STAFF.email, role: 'staff' };
  return `${segment({ alg: 'none' })}.${segment({ ...claims, ...times })}.`;
}

/**
 * Answers as Auth and Firestore do, as fast as a server can: any sign-in is staff, and the only collection
 * holds these registrants, newest first. Exports are taken note of.
 */
export async function startRegistrantsStandIn(registrants: readonly RecordedRegistrant[]) {
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
    const tokens = { idToken: staffToken(), refreshToken: 'sample', expiresIn: '3600' };
    response.json({ localId: 'staff', email, ...tokens });
  });
  app.post(/:lookup/, (_request, response) => {
    response.json({ users: [{ localId: 'staff', email: SEEDED_STAFF.email }] });
  });
  app.post(/:runAggregationQuery/, (_request, response) => {
    const aggregateFields = { aggregate_0: valueOf(texts.length) };
    response.json([{ result: { aggregateFields }, readTime: new Date().toISOString() }]);
  });
  app.post(/:runQuery/, ({ body }, response) => {
    const { limit, startAt } = z.parse(querySchema, body).structuredQuery;
    const reference = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
    const first = reference ? (indexes.get(reference.split('/').at(-1) ?? '') ?? -1) + 1 : 0;
    response.type('json').send(`[${texts.slice(first, first + limit).join(',')}]`);
  });
  app.post(new RegExp(`/${CALLABLES.recordExport}$`), (_request, response) => {
    response.json({ result: { recorded: true } });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
