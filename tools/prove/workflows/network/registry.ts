import { gunzipSync } from 'node:zlib';
import { type Host, json } from './host.ts';

export const REGISTRY_HOST = 'registry.npmjs.org';

export interface Advisory {
  readonly id: number;
  readonly title: string;
  readonly severity: 'moderate' | 'high';
  readonly vulnerable_versions: string;
}

/**
 * The npm registry as far as `npm audit` asks it: which of these packages have a hole that is known
 * (https://docs.npmjs.com/cli/v11/commands/npm-audit#bulk-advisory-endpoint).
 * @param known advisories by the name of their package
 */
export function registryHost(known: () => Readonly<Record<string, readonly Advisory[]>>): Host {
  return ({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/-/npm/v1/security/advisories/bulk') {
      return json({ error: 'Not found' }, 404);
    }
    const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    const asked = JSON.parse(text.toString()) as Readonly<Record<string, readonly string[]>>;
    const found = Object.entries(known()).filter(([name]) => Object.hasOwn(asked, name));
    return json(Object.fromEntries(found.map(([name, list]) => [name, list.map(answered)])));
  };
}

const answered = (advisory: Advisory) => ({
  ...advisory,
  url: `https://github.com/advisories/GHSA-sample-${advisory.id}`,
  cwe: [],
  cvss: { score: 0, vectorString: null },
});
