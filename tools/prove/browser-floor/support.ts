import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { BROWSER_FLOOR } from '@raade/bundling/browser-floor.ts';

/** Browsers as MDN calls them. */
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

/** True if one of the statements gives a version without a flag, a prefix or missing parts. */
function isSince(support: SupportStatement | undefined, version: number): boolean {
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      parseFloat(added.replace('≤', '')) <= version &&
      removed === undefined &&
      !flags &&
      !prefix &&
      !other,
  );
}

/** The browsers of the floor that lack a feature, like `firefox 115`. */
export function lacking({ support }: CompatStatement): string[] {
  return OLDEST.filter(({ browser, version }) => !isSince(support[browser], version)).map(
    ({ browser, version }) => `${browser} ${version}`,
  );
}

/** Where MDN describes something, like `css.selectors.has`; undefined where it does not. */
export function described(...path: readonly string[]): CompatStatement | undefined {
  let place: unknown = bcd;
  for (const step of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step))
      return undefined;
    place = (place as Readonly<Record<string, unknown>>)[step];
  }
  return (place as Identifier).__compat;
}

export const compatData = bcd;
