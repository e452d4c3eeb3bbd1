import { cleanHtml } from '@raade/emails/clean-html';
import { environment } from '@raade/platform';
import { getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { DOMParser, type Node as ProseMirrorNode } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { readHtml } from '../inert-html.ts';

/** The formats that the text view supports: those of campaigns except styles and tables. */
export const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    // Otherwise the editor adds an empty last paragraph, which would be sent.
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      // Otherwise text that is typed after a link becomes part of it.
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.configure({ inline: true }),
];

const schema = getSchema(EXTENSIONS);

const parse = (html: string): ProseMirrorNode =>
  DOMParser.fromSchema(schema).parse(readHtml(html).body);

/** Parses HTML into the editor's document. */
export const documentOf = (html: string): JSONContent =>
  parse(cleanHtml(html, environment().siteUrl).html).toJSON() as JSONContent;

/** Matches the paragraph that the editor adds in list items. Mail programs would add margins to it. */
const LIST_ITEM_PARAGRAPH = /<li><p>((?:(?!<\/p>).)*)<\/p>/gs;

/** Serializes a document to HTML; empty for an empty document. */
export function htmlOf(node: ProseMirrorNode): string {
  const html = getHTMLFromFragment(node.content, node.type.schema);
  return html === '<p></p>' ? '' : html.replaceAll(LIST_ITEM_PARAGRAPH, '<li>$1');
}

/** True if the text view supports all of this HTML, so that nothing is lost in it. */
export function isRich(content: string): boolean {
  const { html, removed } = cleanHtml(content, environment().siteUrl);
  if (removed.length > 0 || /<[^>]*\sstyle=/.test(html)) return false;
  return outlineOf(html) === outlineOf(htmlOf(parse(html)));
}

const MARKS = new Set(['A', 'STRONG', 'EM', 'U', 'S', 'CODE']);
const SAME_FORMATS: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const BREAK = 'break';

/** Normalizes HTML for comparison: without white space and redundant paragraphs. */
function outlineOf(html: string): string {
  const tokens = tokensIn(readHtml(html).body, []);
  const isText = (token: string | undefined) => token?.startsWith('=') ?? false;
  // A break counts once, and only between texts.
  const single = tokens.filter((token, i) => token !== BREAK || tokens[i - 1] !== BREAK);
  return single
    .filter((token, i) => token !== BREAK || (isText(single[i - 1]) && isText(single[i + 1])))
    .join('\n');
}

/** Lists tags, breaks, and letters and pictures with their formats. The last two begin with `=`. */
function tokensIn(node: Node, marks: readonly string[]): string[] {
  return Array.from(node.childNodes).flatMap((child) => {
    if (child instanceof Text) {
      const formats = [...marks].sort().join();
      return Array.from(child.data.replaceAll(/\s/g, ''), (letter) => `=${formats} ${letter}`);
    }
    if (!(child instanceof Element)) return [];
    const attributes = Array.from(child.attributes, ({ name, value }) => `${name}=${value}`);
    const name = SAME_FORMATS[child.nodeName] ?? child.nodeName;
    const tag = [name, ...attributes.sort()].join(' ');
    if (MARKS.has(name)) return tokensIn(child, [...marks, tag]);
    if (name === 'IMG') return [`=${[...marks].sort().join()} ${tag}`];
    if (tag === 'P') return [BREAK, ...tokensIn(child, marks), BREAK];
    return [tag, ...tokensIn(child, marks), `/${name}`];
  });
}
