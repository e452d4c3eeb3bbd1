import { createHash } from 'node:crypto';
import { UNSUBSCRIBE_HEADERS, UNSUBSCRIBE_PAGES, unsubscribePage } from './unsubscribe-page.ts';

const names = Object.keys(UNSUBSCRIBE_PAGES) as (keyof typeof UNSUBSCRIBE_PAGES)[];

test.each(names)('the page "%s" loads nothing, and its headers forbid loading', (name) => {
  const page = unsubscribePage(name, 'hello@example.org');
  expect(page).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import|style=|\son\w+=/i);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(UNSUBSCRIBE_HEADERS['Content-Security-Policy'].split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});
