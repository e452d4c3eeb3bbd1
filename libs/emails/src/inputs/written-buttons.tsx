/** @jsxImportSource preact */
import { renderToStaticMarkup } from 'preact-render-to-string';
import { Button } from '../blocks/button.tsx';

/** A paragraph that is nothing but a link, whose words bring no looks of their own. */
const LONE_LINK = /<p>\s*<a\s[^>]*?href="([^"]+)"[^>]*>([^<]+)<\/a>\s*<\/p>/gi;

const HREF = 'HREF';
const LABEL = 'LABEL';
const BUTTON = renderToStaticMarkup(<Button href={HREF}>{LABEL}</Button>);

/** HTML that staff wrote, with a button for each link that is a paragraph by itself. */
export function withButtons(html: string): string {
  return html.replace(LONE_LINK, (_paragraph, href: string, label: string) =>
    // Both inserted values are HTML already: they come from an attribute and an element.
    BUTTON.replace(HREF, () => href).replace(LABEL, () => label.trim()),
  );
}
