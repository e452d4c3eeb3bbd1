import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'main.ts');
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env: { ...environment }, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, output, exited: once(child, 'exit') };
}

test('the command says where it listens, and ends cleanly when it is told to', async () => {
  const { child, output, exited } = run({ ...KEYS, STRIPE_EMULATOR_PORT: '0' });
  await once(child.stdout, 'data');
  expect(output.stdout).toMatch(/^Stripe emulator ready at http:\/\/127\.0\.0\.1:\d+\n$/);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(output.stderr).toBe('');
});

test.each([
  [{}, 'STRIPE_SECRET_KEY: is missing'],
  [{ ...KEYS, STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_SECRET_KEY: must start with sk_test_'],
  [{ ...KEYS, STRIPE_EMULATOR_PORT: 'many' }, 'STRIPE_EMULATOR_PORT: must be a port number'],
  [{ ...KEYS, STRIPE_EMULATOR_WEBHOOK_SECRET: 'whsec_x' }, 'only of use together'],
])('with the settings %j it says what is wrong', async (environment, message) => {
  const { output, exited } = run(environment);
  expect(await exited).toEqual([1, null]);
  expect(output.stderr).toContain(message);
});
