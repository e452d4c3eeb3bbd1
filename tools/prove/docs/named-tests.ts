import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** A test as documents name it: `file`: “title”, and further titles of the same file behind commas. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

export const isThere = (file: string) => existsSync(path.join(WORKSPACE, file));

const IN_ONE_FILE = /`([^`]+)`: ((?:“[^”]+”(?:, )?)+)/g;

/** The tests that a text names, in its order. */
export function testsNamedIn(text: string): NamedTest[] {
  return [...text.matchAll(IN_ONE_FILE)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}
