/** @jsxImportSource preact */
import { renderToStaticMarkup } from 'preact-render-to-string';
import { Button } from '../blocks/button.tsx';

/** A paragraph that contains only a link without styles. */
const LONE_LINK = /<p>\s*<a\s[^>]*?href="([^"]+)"[^>]*>([^<]+)<\/a>\s*<\/p>/gi;

const HREF = 'HREF';
const LABEL = 'LABEL';
const BUTTON = renderToStaticMarkup(<Button href={HREF}>{LABEL}</Button>);

/** Replaces each link that is the only content of its paragraph by a button, in HTML by staff. */
export function withButtons(html: string): string {
  return html.replace(LONE_LINK, (_paragraph, href: string, label: string) =>
    // Both inserted values are HTML already: they come from an attribute and an element.
    BUTTON.replace(HREF, () => href).replace(LABEL, () => label.trim()),
  );
}
