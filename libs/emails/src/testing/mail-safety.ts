import { unlistedFeatures } from './mail-features.ts';

/**
 * The problems of an email's HTML that mail clients do not understand, or each in its own way
 * (https://www.caniemail.com): one line per problem, none if it is safe to send.
 */
export function mailProblems(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [
    ...documentProblems(html, document),
    ...unlistedFeatures(html).map((name) => `"${name}" was not looked up`),
    ...Array.from(document.querySelectorAll<HTMLElement>('*')).flatMap(elementProblems),
  ];
}

/** Gmail clips an email of more than 102 kB, and hides its end; links with tokens are longer than those of samples. */
const MOST_BYTES = 100_000;
const WIDEST = 600;

function documentProblems(html: string, document: Document): string[] {
  const scheme = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
  const styles = Array.from(document.querySelectorAll('style'), (style) => style.textContent);
  const bytes = new TextEncoder().encode(html).length;
  return [
    !/^<!doctype html>/i.test(html) && 'has no doctype',
    !document.documentElement.lang && 'has no language',
    !document.title && 'has no title',
    !document.querySelector('meta[charset="utf-8"]') && 'names no character set',
    scheme !== 'light dark' && 'does not say that it has a dark theme',
    document.querySelector('link, base') !== null && 'asks for more than itself',
    bytes >= MOST_BYTES && `is ${bytes} bytes long`,
    styles.some((css) => /@import|url\(/i.test(css)) && 'fetches styles',
    styles.some(styleSheetLaysOut) && 'its style sheet does more than colours',
  ].filter((problem) => problem !== false);
}

/** Many clients drop style sheets, so nothing may depend on them but the colors of the dark theme. */
function styleSheetLaysOut(css: string): boolean {
  const properties = Array.from(css.matchAll(/[{;]\s*([a-z-]+)\s*:/g), ([, name = '']) => name);
  return !properties.every((name) => /(^|-)color(-schemes?)?$/.test(name));
}

/** Values that some mail clients do not know, of properties that they know. */
const REFUSED_VALUES = /display\s*:\s*(inline-)?(flex|grid)|var\(|url\(|calc\(|\d(vw|vh|rem)\b/;

function elementProblems(element: HTMLElement): string[] {
  const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
  const style = element.getAttribute('style') ?? '';
  const text = Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const isStyled = element.closest('[style*="font"]') !== null;
  return [
    REFUSED_VALUES.test(style) && 'has styles that mail clients do not know',
    text && element.closest('body') !== null && !isStyled && 'has text without inline styles',
    element.matches('a') && !isAbsolute(element.getAttribute('href')) && 'leads nowhere',
    element.matches('table:not([role="presentation"], [aria-label])') && 'is read as a data table',
    isTooWide(element) && `is wider than ${WIDEST} px`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${tag} ${problem}`);
}

function isAbsolute(link: string | null): boolean {
  if (link === null || !URL.canParse(link)) return false;
  const { protocol, pathname } = new URL(link);
  return protocol === 'https:' || (protocol === 'mailto:' && pathname.includes('@'));
}

function isTooWide(element: HTMLElement): boolean {
  const attribute = /^\d+$/.exec(element.getAttribute('width') ?? '')?.[0];
  const style = /(?:^|[;\s])(?:min-|max-)?width:\s*(\d+)px/.exec(
    element.getAttribute('style') ?? '',
  )?.[1];
  return Number(attribute) > WIDEST || Number(style) > WIDEST;
}
