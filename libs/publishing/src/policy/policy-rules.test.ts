import type { Environment } from '@raade/contracts/releases/environment';
import { pointer, sampleEnvironment } from '../testing/sample-composition.ts';
import type { PolicySources } from './area-policy.ts';
import { policyRules } from './policy-rules.ts';

const remotes = {
  content: { ...pointer('content'), paths: ['', 'about/*'] },
  admin: { ...pointer('admin'), paths: ['admin/*', 'email-preview'] },
};

/** The headers at one pattern of addresses. */
function headersAt(source: string, change: Partial<Environment> = {}) {
  const sources: PolicySources = {
    environment: { ...sampleEnvironment, ...change },
    registry: { schema: 1, remotes },
    policyFields: {
      content: { services: ['youtube'] },
      admin: { area: 'staff', services: ['google-sign-in', 'app-check'] },
    },
    inlineScripts: ['a()'],
  };
  const rules = policyRules(sources).filter((rule) => 'source' in rule && rule.source === source);
  expect(rules).toHaveLength(1);
  return Object.fromEntries(rules[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
}

const POLICY = 'Content-Security-Policy';

test('each address has the policy of its area', () => {
  expect(headersAt('**')[POLICY]).toContain(
    "script-src 'self' https://content.example.org 'sha256-",
  );
  for (const source of ['/admin', '/admin/**', '/email-preview']) {
    expect(headersAt(source)[POLICY]).toContain(
      "script-src 'self' https://admin.example.org 'sha256-",
    );
    expect(headersAt(source)[POLICY]).toContain('require-trusted-types-for');
  }
});

test('public pages may be framed by own pages, staff pages by none', () => {
  expect(headersAt('**')[POLICY]).toContain("frame-ancestors 'self'");
  expect(headersAt('/admin')[POLICY]).toContain("frame-ancestors 'none'");
  expect(headersAt('/admin')['X-Frame-Options']).toBe('DENY');
  expect(headersAt('/html-sheet')[POLICY]).toContain("frame-ancestors 'self'");
});

test('the header has each origin once and leaves data and styles to the policy in the page', () => {
  const policy = headersAt('**')[POLICY] ?? '';
  expect(policy).not.toMatch(/style-src|default-src|unsafe/);
  expect(policy.split('https://content.example.org')).toHaveLength(2);
  expect(policy).not.toContain('https://admin.example.org');
});

test('a file that is opened directly is allowed nothing', () => {
  expect(headersAt('/r/**')[POLICY]).toBe("default-src 'none'; frame-ancestors 'none'");
});

const OPENER = 'Cross-Origin-Opener-Policy';

test('staff pages are isolated from other windows unless sign-in by Google needs them', () => {
  expect(headersAt('/admin')[OPENER]).toBe('same-origin');
  expect(headersAt('/admin', { authProviders: ['google', 'password'] })).not.toHaveProperty(OPENER);
});

test('staff pages require hashes of scripts unless a third-party script is needed', () => {
  const integrity = { 'Integrity-Policy': 'blocked-destinations=(script)' };
  expect(headersAt('/admin')).toMatchObject(integrity);
  expect(headersAt('**')).not.toHaveProperty('Integrity-Policy');
  for (const foreign of [{ appCheckSiteKey: 'key' }, { authProviders: ['google' as const] }]) {
    expect(headersAt('/admin', foreign)).not.toHaveProperty('Integrity-Policy');
  }
});
