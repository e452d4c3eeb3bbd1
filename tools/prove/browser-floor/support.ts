import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { BROWSER_FLOOR } from '@raade/bundling/browser-floor.ts';

/** MDN's names of browsers. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const OLDEST = BROWSER_FLOOR.map((line) => {
  const [name = '', version = ''] = line.split(' >= ');
  const browser = NAMES[name];
  if (!browser) throw new Error(`MDN has no name for the browser "${name}"`);
  return { browser, version: Number(version) };
});

/** True if a browser version supports the feature without a flag, a prefix or another name. */
function isSupported(support: SupportStatement | undefined, version: number): boolean {
  return [support ?? []].flat().some(({ version_added: added, version_removed, ...statement }) => {
    const { flags, prefix, alternative_name: otherName } = statement;
    if (flags || prefix || otherName || version_removed !== undefined) return false;
    // MDN writes `≤79` for a feature that is at least as old as version 79.
    return typeof added === 'string' && parseFloat(added.replace('≤', '')) <= version;
  });
}

/** The oldest supported browsers that lack a feature, like `firefox 115`. */
export function browsersWithout({ support }: CompatStatement): string[] {
  return OLDEST.filter(({ browser, version }) => !isSupported(support[browser], version)).map(
    ({ browser, version }) => `${browser} ${version}`,
  );
}

/** MDN's data on a feature with a path like `css.selectors.has`; undefined if there is none. */
export function statementOf(...path: readonly string[]): CompatStatement | undefined {
  let node: unknown = bcd;
  for (const step of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[step];
  }
  return (node as Identifier).__compat;
}

/** MDN's data on the browser support of all features. */
export const compatData = bcd;
