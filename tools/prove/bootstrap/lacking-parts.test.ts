import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as z from 'zod/mini';
import { sampleCheckout } from './testing/sample-checkout.ts';

const PART = `left-binding-${process.platform}-${process.arch}`;
const LEFT = { version: '1.1.1', integrity: 'sha512-left' };
const DEPENDENCIES = { left: '^1.0.0' };
const OTHERS = { 'left-binding-win32-x64': '1.1.1' };

const partsSchema = z.array(z.object({ name: z.string(), version: z.string() }));

/** What the bootstrap finds lacking, in a process of its own: it belongs to no package. */
function lackingParts(platform: string, arch: string) {
  const file = pathToFileURL(path.join(WORKSPACE, 'tools/locked-install.mjs')).href;
  const call = `lackingParts(${JSON.stringify(WORKSPACE)}, ${JSON.stringify({ platform, arch })})`;
  const script = `import { lackingParts } from '${file}'; console.log(JSON.stringify(${call}))`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return partsSchema.parse(JSON.parse(said.toString()));
}

let checkout: ReturnType<typeof sampleCheckout>;
beforeEach(() => (checkout = sampleCheckout()));
afterEach(() => checkout.remove());

test.each(['x64', 'arm64'])('the lock file lacks nothing that Linux on %s needs', (arch) => {
  expect(lackingParts('linux', arch)).toEqual([]);
});

test.each(['x64', 'arm64'])(
  'what it lacks for macOS on %s is known, each with its version',
  (arch) => {
    const lacking = lackingParts('darwin', arch);
    for (const { name, version } of lacking) {
      expect(name).toContain(`darwin-${arch}`);
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  },
);

test('what the lock file lacks for this machine is installed by name, and said ahead of everything', () => {
  checkout.asks(DEPENDENCIES);
  checkout.locks({
    '': { dependencies: DEPENDENCIES },
    'node_modules/left': { ...LEFT, optionalDependencies: { [PART]: '1.1.1', ...OTHERS } },
  });
  const part = { version: '1.1.1', integrity: 'sha512-part' };
  checkout.installs({ 'node_modules/left': LEFT, [`node_modules/${PART}`]: part });

  const { status, said } = checkout.setUp();

  expect(said).toMatch(/^The lock file lacks parts for this machine/);
  expect(said).toContain(`npm install --no-save --loglevel=error ${PART}@1.1.1\n`);
  expect(status).toBe(0);
});

test('where releases are made, a part that nothing vouches for is refused all the same', () => {
  checkout.asks(DEPENDENCIES);
  checkout.locks({
    '': { dependencies: DEPENDENCIES },
    'node_modules/left': { ...LEFT, optionalDependencies: { [PART]: '1.1.1' } },
  });
  const part = { version: '1.1.1', integrity: 'sha512-part' };
  checkout.installs({ 'node_modules/left': LEFT, [`node_modules/${PART}`]: part });
  expect(checkout.setUp({ CI: 'true' }).status).toBe(1);
});
