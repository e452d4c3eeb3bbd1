import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { runEntry } from '../backend/testing/run-entry.ts';

const ENTRY = 'tools/operate/person/person.command.ts';
const NOBODY = 'nobody-has-this@example.org';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'raade-person-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('an erasure that is not confirmed tells what it would do', () => {
  const { status, said } = runEntry(ENTRY, ['erase', NOBODY]);
  expect(said).toContain('Nothing was changed. With --confirm:\n  documents deleted: 0');
  expect(status).toBe(0);
});

test('an export is written into a file that only its owner can read, and overwrites none', () => {
  const file = path.join(folder, 'person.json');
  const { status, said } = runEntry(ENTRY, ['export', NOBODY, '--out', file]);
  expect(said).toContain(`All stored data is in ${file}.`);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ address: NOBODY, records: [] });
  expect(runEntry(ENTRY, ['export', NOBODY, '--out', file])).toMatchObject({
    status: 1,
    said: expect.stringContaining('exists already'),
  });
});

test('a member of the staff is not erased', () => {
  const { status, said } = runEntry(ENTRY, ['erase', SEEDED_STAFF.email, '--confirm']);
  expect(said).toContain('revoke their access first');
  expect(status).toBe(1);
});
