import { createHash } from 'node:crypto';
import { BRAND } from '@raade/contracts/base/brand';
import { DARK_PALETTE, PALETTE } from '@raade/emails';
import { escapeHtml } from '../compose/escape-html.ts';

interface Page {
  readonly title: string;
  readonly text: string;
  readonly button?: { readonly label: string; readonly action: 'unsubscribe' | 'subscribe' };
}

/** Placeholder in a text for the contact address. */
const ADDRESS = '{email}';

/** The texts of the page. Only the contact address comes from elsewhere (the content), so only it is escaped. */
export const UNSUBSCRIBE_PAGES = {
  ask: {
    title: 'Unsubscribe?',
    text: 'You will get no more news about our forum by email. You will still get receipts, and answers to what you send us.',
    button: { label: 'Unsubscribe', action: 'unsubscribe' },
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'We will send you no more news of our forum. If that was a mistake, you can take it back.',
    button: { label: 'Subscribe again', action: 'subscribe' },
  },
  subscribed: {
    title: 'You are subscribed again',
    text: 'We will keep you posted about our forum.',
    button: { label: 'Unsubscribe', action: 'unsubscribe' },
  },
  wrongLink: {
    title: 'This link does not work',
    text: `It may have been cut off. Please use the whole link at the end of our email, or write to ${ADDRESS} and we will take you off our list.`,
  },
  failed: {
    title: 'That did not work',
    text: `Something went wrong on our side. Please try again in a moment, or write to ${ADDRESS} and we will take you off our list.`,
  },
} as const satisfies Record<string, Page>;
export type UnsubscribePage = keyof typeof UNSUBSCRIBE_PAGES;

const colorVariables = ({ page, surface, border, text, muted, accent, onAccent }: Colors) =>
  `--page:${page};--surface:${surface};--border:${border};--text:${text};--muted:${muted};--accent:${accent};--on-accent:${onAccent}`;
type Colors = Readonly<
  Record<'page' | 'surface' | 'border' | 'text' | 'muted' | 'accent' | 'onAccent', string>
>;

const STYLE = `
:root{color-scheme:light dark;${colorVariables(PALETTE)}}
@media (prefers-color-scheme:dark){:root{${colorVariables(DARK_PALETTE)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.6 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}
main{width:100%;max-width:30rem;padding:2rem 1.5rem;background:var(--surface);border:1px solid var(--border);border-top:6px solid var(--accent);border-radius:.5rem}
.name{margin:0;color:var(--muted);font-weight:600}
h1{margin:.5rem 0 1rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem;overflow-wrap:anywhere}
form,p:last-child{margin:0}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.375rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--text);outline-offset:3px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page loads and runs nothing, cannot be framed, and its form can only be sent to its own origin. */
export const UNSUBSCRIBE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // Anybody with the address of this page can change the subscription, so it must not leak.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

/** The HTML of the page, with the contact address `email`. Its form posts to the page's own address, with the token. */
export function unsubscribePage(name: UnsubscribePage, email: string): string {
  const { title, text, ...rest }: Page = UNSUBSCRIBE_PAGES[name];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${BRAND.shortName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${BRAND.fullName}</p>
<h1>${title}</h1>
<p>${text.replace(ADDRESS, () => escapeHtml(email))}</p>
${rest.button ? formOf(rest.button) : ''}
</main>
</body>
</html>
`;
}

function formOf({ label, action }: NonNullable<Page['button']>): string {
  return `<form method="post"><button name="action" value="${action}">${label}</button></form>`;
}
