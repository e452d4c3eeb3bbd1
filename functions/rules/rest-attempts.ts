import { randomUUID } from 'node:crypto';
import type { Claims } from '@raade/contracts/staff/claims';

/** Tries to access a collection over REST. Resolves with true if the rules allowed it. */
export type Attempt = (target: Target) => Promise<boolean>;

interface Target {
  readonly projectId: string;
  /** Claims of the caller; undefined for a visitor. */
  readonly claims: Claims | undefined;
  /** The path of the collection, and the id of an existing document. */
  readonly path: string;
  readonly existing: string;
  /** The id of a new document; random if not given. */
  readonly newId?: string;
  /** The fields of a new document besides its time. */
  readonly fields: Readonly<Record<string, string>>;
  /** Reads the state of this moment (RFC 3339); the newest if not given. */
  readonly readTime?: string | undefined;
}

const fieldsOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]));

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that the emulator believes, since nobody has to sign it. */
const tokenOf = (claims: Claims) => `${segment({ alg: 'none', type: 'JWT' })}.${segment(claims)}.`;

const nameOf = ({ projectId }: Target) => `projects/${projectId}/databases/(default)/documents`;

/** The body of Firestore's answer; undefined if the rules refused. */
async function answerTo(target: Target, address: string, body?: object): Promise<unknown> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(`http://${host}/v1/${nameOf(target)}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: target.claims ? { authorization: `Bearer ${tokenOf(target.claims)}` } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  // Rules must say no, not fail to be asked.
  if (response.status === 403) return undefined;
  throw new Error(`Firestore answered ${response.status}: ${text}`);
}

const isAllowed = async (...request: Parameters<typeof answerTo>) =>
  (await answerTo(...request)) !== undefined;

/** The path of the collection's parent document, and its own name. */
function parted(path: string): { parent: string; collectionId: string } {
  const names = path.split('/');
  const collectionId = names.pop() ?? '';
  return { parent: names.map((name) => `/${name}`).join(''), collectionId };
}

function ask(target: Target, structuredQuery: object, at: object = { readTime: target.readTime }) {
  const { parent, collectionId } = parted(target.path);
  const query = { from: [{ collectionId }], ...structuredQuery };
  return isAllowed(target, `${parent}:runQuery`, { structuredQuery: query, ...at });
}

function count(target: Target) {
  const { parent, collectionId } = parted(target.path);
  return isAllowed(target, `${parent}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId }] },
      aggregations: [{ alias: 'count', count: {} }],
    },
    readTime: target.readTime,
  });
}

async function listInTransaction(target: Target) {
  const options = { readOnly: { readTime: target.readTime } };
  const begun = await answerTo(target, ':beginTransaction', { options });
  return ask(target, { limit: 10 }, begun as { transaction: string });
}

const commit = (target: Target, write: object) => isAllowed(target, ':commit', { writes: [write] });

const documentOf = (target: Target, id: string) => `${nameOf(target)}/${target.path}/${id}`;

const byAddress = {
  where: {
    fieldFilter: {
      field: { fieldPath: 'email' },
      op: 'EQUAL',
      value: { stringValue: 'somebody@example.org' },
    },
  },
  limit: 1,
};

/** Every way of reading a collection. */
export const READS: Readonly<Record<string, Attempt>> = {
  get: (target) => {
    const at = target.readTime === undefined ? '' : `?readTime=${target.readTime}`;
    return isAllowed(target, `/${target.path}/${target.existing}${at}`);
  },
  'batch-get': (target) =>
    isAllowed(target, ':batchGet', {
      documents: [documentOf(target, target.existing)],
      readTime: target.readTime,
    }),
  list: (target) => ask(target, { limit: 10 }),
  'list in a read-only transaction': listInTransaction,
  'find one by its address in': (target) => ask(target, byAddress),
  count,
};

export const create: Attempt = (target) =>
  commit(target, {
    update: {
      name: documentOf(target, target.newId ?? randomUUID()),
      fields: fieldsOf(target.fields),
    },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  });

/** Every way of changing an existing document. */
export const CHANGES: Readonly<Record<string, Attempt>> = {
  update: (target) =>
    commit(target, {
      update: {
        name: documentOf(target, target.existing),
        fields: fieldsOf({ email: 'somebody.else@example.org' }),
      },
      updateMask: { fieldPaths: ['email'] },
      currentDocument: { exists: true },
    }),
  delete: (target) => commit(target, { delete: documentOf(target, target.existing) }),
};
