import path from 'node:path';
import type { ServingConfig } from '@raade/publishing/hosting/serving-config';
import type { HostingState } from '@raade/publishing/hosting-api/testing/hosting-state';
import type { Answer, Host } from '../network/host.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

type Pattern = { readonly glob: string } | { readonly regex: string };

const fits = (pattern: Pattern, asked: string) =>
  'regex' in pattern
    ? new RegExp(pattern.regex).test(asked)
    : path.posix.matchesGlob(asked, pattern.glob);

/**
 * A site as Firebase Hosting serves what was released last: files, clean URLs, rewrites, and the headers of its
 * configuration, of which the last counts (https://firebase.google.com/docs/hosting/full-config).
 */
export const servedSite = (state: HostingState): Host => {
  return ({ path: asked }) => {
    const live = state.releases[0];
    if (!live) return { status: 404, body: 'Site Not Found' };
    // What a site has nothing of is left out by the CLI.
    const { headers = [], rewrites = [] } = live.config as Partial<ServingConfig>;
    const added = headers.filter((rule) => fits(rule, asked)).map((rule) => rule.headers);
    const rewrite = rewrites.find((rule) => fits(rule, asked))?.path ?? '';
    const found = fileFor(state, asked) ?? fileFor(state, rewrite);
    const answer = found ?? { ...fileFor(state, '/404.html'), status: 404 };
    return { ...answer, headers: { ...answer.headers, ...Object.assign({}, ...added) } as never };
  };
};

function fileFor(state: HostingState, asked: string): Answer | undefined {
  const file = [asked, `${asked}.html`, path.posix.join(asked, 'index.html')].find(
    (name) => name.startsWith('/') && state.contentAt(name) !== undefined,
  );
  if (file === undefined) return undefined;
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const body = state.contentAt(file) ?? Buffer.alloc(0);
  return { status: 200, headers: { 'content-type': type }, body };
}
