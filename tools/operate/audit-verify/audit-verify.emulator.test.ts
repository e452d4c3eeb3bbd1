import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runEntry } from '../backend/testing/run-entry.ts';

const ENTRY = 'tools/operate/audit-verify/audit-verify.command.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'raade-verify-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a check tells how many entries and seals it has compared, and how many wait for a seal', () => {
  const { said } = runEntry(ENTRY, []);
  expect(said).toMatch(/^\d+ entries in \d+ seals are as they were sealed\.$/m);
  expect(said).toMatch(/^\d+ entries are younger than the last seal\.$/m);
});

test('a seal that is not there any more ends the check with 1', () => {
  const seals = path.join(folder, 'seals.txt');
  writeFileSync(seals, `999999\t${'a'.repeat(64)}\n`);
  const { status, said } = runEntry(ENTRY, ['--seals', seals]);
  expect(said).toContain('seal 999999 was removed: it was published');
  expect(status).toBe(1);
});
