import { LOCAL_PORTS } from '@raade/contracts/local/local-stack';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { localFirebaseConfig } from './firebase-config.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { portsFrom } from '@raade/kit/stack/ports.ts';

const firebaseJson: unknown = JSON.parse(readFileSync(join(WORKSPACE, 'firebase.json'), 'utf8'));

const deployedSchema = z.object({ hosting: z.array(z.record(z.string(), z.unknown())) });

test('sites have the order of the ports of the hosting emulator, and folders of the run', () => {
  const { hosting } = localFirebaseConfig(firebaseJson, LOCAL_PORTS);
  expect(hosting.map((site) => [site.target, site.public])).toEqual([
    ['shell', 'sites/shell'],
    ...REMOTES.map((remote) => [remote, `sites/${remote}`]),
  ]);
});

test('headers and rewrites are the same as in production', () => {
  const { hosting } = localFirebaseConfig(firebaseJson, LOCAL_PORTS);
  const { hosting: deployed } = deployedSchema.parse(firebaseJson);
  expect(hosting[0]).toEqual({ ...deployed[0], public: 'sites/shell' });
  expect(hosting[0]).toHaveProperty('headers');
});

test('every site has the security headers for HTTPS, content types, referrers and frames', () => {
  const siteSchema = z.object({
    hosting: z.array(
      z.object({
        headers: z.array(
          z.object({
            source: z.string(),
            headers: z.array(z.object({ key: z.string(), value: z.string() })),
          }),
        ),
      }),
    ),
  });
  for (const { headers } of siteSchema.parse(firebaseJson).hosting) {
    const everywhere = headers.find(({ source }) => source === '**')?.headers ?? [];
    const named = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
    expect(named).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    const [, seconds] = /^max-age=(\d+); includeSubDomains/.exec(
      named['Strict-Transport-Security'] ?? '',
    ) ?? ['', '0'];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  }
});

test('every emulator listens on IPv4 and on the run’s own port', () => {
  const ports = portsFrom(25_000);
  const { emulators } = localFirebaseConfig(firebaseJson, ports);
  expect(emulators).toMatchObject({
    hosting: { host: '127.0.0.1', port: ports.hosting },
    auth: { host: '127.0.0.1', port: ports.auth },
    functions: { host: '127.0.0.1', port: ports.functions },
    tasks: { host: '127.0.0.1', port: ports.tasks },
    ui: { enabled: false },
  });
});

test('a firebase.json with an unknown target is refused', () => {
  const hosting = [{ target: 'elsewhere', public: 'dist' }];
  expect(() => localFirebaseConfig({ hosting, functions: { source: 'x' } }, LOCAL_PORTS)).toThrow();
});
