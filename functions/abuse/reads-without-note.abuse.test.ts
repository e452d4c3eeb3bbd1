import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import type { CollectionRow } from '@raade/contracts/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/collection-table';
import { PERSONAS, type Persona } from '../rules/personas.ts';
import { type Attempt, READS } from '../rules/rest-attempts.ts';
import { noteSessions, startRules } from '../rules/rules-environment.ts';

const EXISTING = randomUUID();
const rows = Object.values(COLLECTION_TABLE) as readonly CollectionRow[];

const attempts = rows
  .filter(({ needsNote }) => needsNote)
  .flatMap(({ path }) =>
    PERSONAS.flatMap((persona) =>
      Object.entries(READS).map(([operation, attempt]) => ({
        ...{ path, persona, operation, attempt },
        who: persona.name,
      })),
    ),
  );

const AT_ONCE = 32;

let environment: RulesTestEnvironment;
const outcomes = new Map<(typeof attempts)[number], unknown>();

const read = (path: string, { claims }: Persona, attempt: Attempt) =>
  attempt({
    projectId: environment.projectId,
    claims,
    path: path.replace('{id}', EXISTING),
    existing: EXISTING,
    fields: {},
  });

async function tryAll(left: Iterator<(typeof attempts)[number]>): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) {
    const { path, persona, attempt } = next.value;
    const outcome = await read(path, persona, attempt).catch((error: unknown) => error);
    outcomes.set(next.value, outcome);
  }
}

beforeAll(async () => {
  environment = await startRules('reads-without-note');
  await noteSessions(
    environment,
    PERSONAS.flatMap(({ claims }) => (claims ? [claims] : [])),
  );
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const { path } of rows) {
      await setDoc(doc(context.firestore(), path.replace('{id}', EXISTING), EXISTING), {});
    }
  });
  const left = attempts.values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => tryAll(left)));
});
afterAll(() => environment.cleanup());

describe('reads without a note →', () => {
  test.each(attempts)('$who, who has left no note, may not $operation $path', (tried) => {
    expect(outcomes.get(tried)).toBe(false);
  });
});
