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

test('an erasure without --confirm only prints its effects', () => {
  const { status, output } = runEntry(ENTRY, ['erase', NOBODY]);
  expect(output).toContain('Nothing was changed. With --confirm:\n  documents deleted: 0');
  expect(status).toBe(0);
});

test('an export is written to a new file and overwrites no existing one', () => {
  const file = path.join(folder, 'person.json');
  const { status, output } = runEntry(ENTRY, ['export', NOBODY, '--out', file]);
  expect(output).toContain(`All stored data is in ${file}.`);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ address: NOBODY, records: [] });
  expect(runEntry(ENTRY, ['export', NOBODY, '--out', file])).toMatchObject({
    status: 1,
    output: expect.stringContaining('exists already'),
  });
});

test('the erasure of a staff member is refused', () => {
  const { status, output } = runEntry(ENTRY, ['erase', SEEDED_STAFF.email, '--confirm']);
  expect(output).toContain('revoke their access first');
  expect(status).toBe(1);
});
