import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'main.ts');

test('the command prints its address, and exits with code 0 on SIGTERM', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      STRIPE_EMULATOR_PORT: '0',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  expect(output.stdout).toMatch(/^Stripe emulator ready at http:\/\/127\.0\.0\.1:\d+\n$/);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(output.stderr).toBe('');
});
