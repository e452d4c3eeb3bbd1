import path from 'node:path';
import { SHELL } from '@raade/contracts/shell-files';
import type { Composed, OpenReleases } from '@raade/publishing/compose/compose-shell';
import type { HeaderRule } from '@raade/publishing/hosting/header-rules';
import type { ReadRelease } from '@raade/publishing/reading/open-release';
import { originOf, type Origins, releaseBase } from '@raade/publishing/reading/read-release';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers as the sites would; undefined at addresses that are none of theirs. */
export type AnswerAt = (address: string) => Promise<Answer | undefined>;

interface Site {
  readonly composed: Composed;
  /** All that it was composed of. */
  readonly releases: OpenReleases;
  readonly read: ReadRelease;
  readonly origins: Origins;
  /** The headers of `firebase.json` for the shell's site. */
  readonly headers: readonly HeaderRule[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const OTHER_TYPE = 'application/octet-stream';

const typeOf = (file: string) => ({ 'content-type': TYPES[path.extname(file)] ?? OTHER_TYPE });

/** Pages of every origin load the files of releases. */
const OF_RELEASES = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Every pattern with an asterisk is a prefix. */
function matches(rule: HeaderRule, pathname: string): boolean {
  if ('regex' in rule) return new RegExp(rule.regex).test(pathname);
  const prefix = rule.source.replace(/\*\*$/, '');
  return rule.source.endsWith('**') ? pathname.startsWith(prefix) : pathname === rule.source;
}

/** Of several values for a header, the last counts. */
const headersAt = (rules: readonly HeaderRule[], pathname: string) =>
  Object.fromEntries(
    rules
      .filter((rule) => matches(rule, pathname))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/** The name of the document at an address, without one of its own that of the page for those that lead nowhere. */
function documentAt({ documents }: Composed, pathname: string): [name: string, status: number] {
  const plain = pathname.slice(1);
  const names = [`${plain || 'index'}.html`, plain];
  const found = pathname === '/404' ? undefined : names.find((name) => documents.has(name));
  return found === undefined ? ['404.html', 404] : [found, 200];
}

/**
 * Answers for all sites with what was composed and with the files of its releases, at their own addresses: so pages
 * keep to the policies, the hashes and the rules between origins that visitors' browsers will hold them to.
 */
export function siteInMemory({ composed, releases, read, origins, headers }: Site): AnswerAt {
  const bases = Object.values(releases).map(({ file: { name, pointer } }) => ({
    app: name,
    release: pointer.release,
    base: releaseBase(originOf(origins, name), pointer.release),
  }));
  const site = originOf(origins, SHELL);
  const rules = [...headers, ...composed.rules];

  async function releasedFile(address: string): Promise<Answer | undefined> {
    const found = bases.find(({ base }) => address.startsWith(base));
    if (!found) return undefined;
    const file = address.slice(found.base.length);
    const content = await read(found.app, found.release, file).catch(() => undefined);
    if (!content) return { status: 404, headers: OF_RELEASES, body: '' };
    const body = Buffer.from(content);
    return { status: 200, headers: { ...OF_RELEASES, ...typeOf(file) }, body };
  }

  function document(pathname: string): Answer {
    const [name, status] = documentAt(composed, pathname);
    const body = composed.documents.get(name) ?? '';
    return { status, headers: { ...headersAt(rules, pathname), ...typeOf(name) }, body };
  }

  return async (address) => {
    const { origin, pathname } = new URL(address);
    const file = await releasedFile(origin + pathname);
    return file ?? (origin === site ? document(pathname) : undefined);
  };
}
