import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { tryMutant } from './try-mutant.ts';

let copy: WorkspaceCopy;

beforeAll(async () => {
  copy = await copyWorkspace();
});
afterAll(() => copy.remove());

const mutant = {
  file: 'functions/src/money/donations/payment-status.ts',
  find: "return 'disputed';",
  claim: 'a dispute is one',
  test: 'functions/src/money/donations/payment-status.test.ts',
};

test.each([
  ['a fault', "return 'refunded';", 'killed'],
  ['a harmless change', "return 'disputed' as const;", 'survived'],
  ['code that does not load', 'return (;', 'broken'],
])(
  '%s gets the right verdict, and the file is restored',
  async (_what, replace, verdict) => {
    const { signal } = new AbortController();
    const options = { dir: copy.dir, env: {}, signal };
    expect(await tryMutant({ ...mutant, replace }, options)).toBe(verdict);
    expect(await readFile(path.join(copy.dir, mutant.file), 'utf8')).toContain(mutant.find);
  },
  180_000,
);
