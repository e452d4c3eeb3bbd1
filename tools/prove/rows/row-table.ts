import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';

/** One line of `docs/rows.tsv`: a requirement that tests prove. */
export interface Row {
  readonly id: string;
  readonly owner: string;
  readonly area: string;
  readonly requirement: string;
}

const FILE = 'docs/rows.tsv';
const HEADER = ['id', 'owner', 'area', 'requirement', 'source'];

export async function readRowTable(): Promise<Row[]> {
  return parseRowTable(await readFile(join(WORKSPACE, FILE), 'utf8'));
}

/** Tab-separated, with a header line. */
export function parseRowTable(text: string): Row[] {
  const [header = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  if (header.join() !== HEADER.join()) {
    throw new Failure(`${FILE} must begin with the columns ${HEADER.join(', ')}.`);
  }
  return lines.map(([id = '', owner = '', area = '', requirement = '']) => ({
    id,
    owner,
    area,
    requirement,
  }));
}
