import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { noteAction } from '@raade/functions/base/audit/audit-log';
import { Failure } from '@raade/contracts/base/failure';
import { planImport } from './plan-import.ts';
import { type Problem, readRegistrants } from './read-registrants.ts';
import { registrantsBeside } from './registrants-beside.ts';
import { deleteRegistrants, writeRegistrants } from './write-registrants.ts';

/** Name of this tool in the audit log. */
const ACTOR = 'npm run registrants:import';
const PROBLEMS_SHOWN = 20;

export interface ImportOptions {
  /** True to leave out rows that something is wrong with; otherwise one of them keeps all from being written. */
  readonly skipInvalid: boolean;
  /** True to remove whoever the file does not name, like those of last year's forum. */
  readonly replace?: boolean;
  /** True to tell what would be done. */
  readonly dryRun: boolean;
  /** True for a registration that is older than the erasure of its person: it is left out. */
  readonly isErased?: (address: string, at: Date | null) => boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (written: number, all: number) => void;
}

export interface ImportSummary {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many were removed since the file does not name them; there with `replace`. */
  readonly removed?: number;
  /** How many were left out since their person was erased. */
  readonly erased: number;
  /** The rows that were left out. */
  readonly skipped: readonly Problem[];
}

/**
 * Takes a CSV file into the collection of registrants. All of it is checked before anything is written.
 * @throws Failure if the file, or a row of it, is not as it has to be; or if writing was interrupted
 */
export async function importRegistrants(
  firestore: Firestore,
  bytes: Uint8Array,
  { skipInvalid, replace = false, dryRun, isErased = () => false, ...run }: ImportOptions,
): Promise<ImportSummary> {
  const { registrants: read, problems } = readRegistrants(bytes);
  if (problems.length > 0 && !skipInvalid) throw refusal(problems);
  const registrants = read.filter(
    ({ registrant, createdAt }) => !isErased(registrant.email, createdAt?.time ?? null),
  );
  const erased = read.length - registrants.length;
  const { created, changed, unchanged } = await planImport(firestore, registrants, new Date());
  const documents = [...created, ...changed];
  const beside = replace ? await registrantsBeside(firestore, read) : [];
  if (!dryRun && documents.length + beside.length > 0) {
    await noteAction(
      {
        action: 'import-registrants',
        actor: ACTOR,
        subject: null,
        details: {
          file: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
          created: created.length,
          changed: changed.length,
          unchanged,
          skipped: problems.length,
          erased,
          ...(replace && { removed: beside.length }),
        },
      },
      firestore,
    );
    const { signal } = run;
    const tell = (written: number) => run.onProgress(written, documents.length);
    await writeRegistrants(firestore, documents, { signal, onProgress: tell });
    await deleteRegistrants(firestore, beside, signal);
  }
  const counts = { created: created.length, changed: changed.length, unchanged, erased };
  return { ...counts, ...(replace && { removed: beside.length }), skipped: problems };
}

function refusal(problems: readonly Problem[]): Failure {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return new Failure(
    `Nothing was imported: the file has ${count}.\n${describeProblems(problems)}\n\n` +
      'Correct the file, or leave these rows out with --skip-invalid.',
  );
}

/** A line for each of the first problems. */
export function describeProblems(problems: readonly Problem[]): string {
  const lines = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ line, message }) => `  line ${line}: ${message}`);
  const rest = problems.length - lines.length;
  return [...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
}
