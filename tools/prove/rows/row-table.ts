import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';

/**
 * The kind of proof that a row requires: a test in Chromium for what people see and do, a test on an emulator for
 * rules, functions and data, or any test.
 */
const PROOFS = ['browser', 'backend', 'any'] as const;
export type Proof = (typeof PROOFS)[number];

/** A requirement of the specification: a line of `docs/rows.tsv` with its line of `docs/row-proofs.tsv`. */
export interface Row {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
  readonly proof: Proof;
}

const TABLE = { file: 'docs/rows.tsv', header: ['id', 'owner', 'area', 'requirement', 'source'] };
const PROOF_TABLE = { file: 'docs/row-proofs.tsv', header: ['id', 'proof'] };

/** Reads all rows. Throws a `Failure` if the two tables do not match. */
export async function readRowTable(): Promise<Row[]> {
  const [rows, proofs] = await Promise.all(
    [TABLE, PROOF_TABLE].map(({ file }) => readFile(join(WORKSPACE, file), 'utf8')),
  );
  return parseRowTable(rows ?? '', proofs ?? '');
}

/** Combines both tables, which have a header line and the same ids in the same order. */
export function parseRowTable(rows: string, proofs: string): Row[] {
  const proofLines = linesOf(PROOF_TABLE, proofs);
  const rowLines = linesOf(TABLE, rows);
  const extraLine = proofLines[rowLines.length];
  if (extraLine)
    throw new Failure(`${PROOF_TABLE.file}: there is no row ${extraLine[0]} in ${TABLE.file}.`);
  return rowLines.map(([id = '', , area = '', requirement = ''], index) => {
    const proof = PROOFS.find((candidate) => candidate === proofLines[index]?.[1]);
    if (proofLines[index]?.[0] === id && proof) return { id, area, requirement, proof };
    const expected = `${id} with one of ${PROOFS.join(', ')}`;
    throw new Failure(`${PROOF_TABLE.file}, line ${index + 2} must be ${expected}.`);
  });
}

function linesOf({ file, header }: typeof TABLE, text: string): string[][] {
  const [first = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  if (first.join() === header.join()) return lines;
  throw new Failure(`${file} must begin with the columns ${header.join(', ')}.`);
}
