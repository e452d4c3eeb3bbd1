const BLOCK = /<(?:blockquote|br|div|h[1-6]|hr|ol|p|pre|table|ul)\b/i;

/** Content that has no blocks of its own was typed as text: empty lines end its paragraphs, others its lines. */
export function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  return html
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}
