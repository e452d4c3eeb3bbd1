import { cleanHtml } from '@raade/emails/clean-html';
import { environment } from '@raade/platform';
import { getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { DOMParser, type Node as ProseMirrorNode } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { readHtml } from '../../email-templates/inert-html.ts';

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

const parsed = (html: string): ProseMirrorNode =>
  DOMParser.fromSchema(schema).parse(readHtml(html).body);

/** Parses HTML into the editor's document. */
export const documentOf = (html: string): JSONContent =>
  parsed(cleanHtml(html, environment().siteUrl).html).toJSON() as JSONContent;

/** Matches the paragraph that the editor adds in list items, to which mail programs would add margins. */
const PARAGRAPH_OF_POINT = /<li><p>((?:(?!<\/p>).)*)<\/p>/gs;

/** Serializes a document to HTML; empty for an empty document. */
export function htmlOf(node: ProseMirrorNode): string {
  const html = getHTMLFromFragment(node.content, node.type.schema);
  return html === '<p></p>' ? '' : html.replaceAll(PARAGRAPH_OF_POINT, '<li>$1');
}

/** True if the text view supports all of this HTML, so that nothing is lost in it. */
export function isRich(content: string): boolean {
  const { html, removed } = cleanHtml(content, environment().siteUrl);
  if (removed.length > 0 || /<[^>]*\sstyle=/.test(html)) return false;
  return outlineOf(html) === outlineOf(htmlOf(parsed(html)));
}

const MARKS = new Set(['A', 'STRONG', 'EM', 'U', 'S', 'CODE']);
const SAME_AS: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const BREAK = 'break';

/** Normalizes HTML for comparison: without white space and redundant paragraphs. */
function outlineOf(html: string): string {
  const tokens = tokensIn(readHtml(html).body, []);
  const isLetter = (token: string | undefined) => token?.startsWith('=') ?? false;
  const said = tokens.filter((token, at) => token !== BREAK || tokens[at - 1] !== BREAK);
  return said
    .filter((token, at) => token !== BREAK || (isLetter(said[at - 1]) && isLetter(said[at + 1])))
    .join('\n');
}

function tokensIn(node: Node, marks: readonly string[]): string[] {
  return Array.from(node.childNodes).flatMap((child) => {
    if (child instanceof Text) {
      const marked = [...marks].sort().join();
      return Array.from(child.data.replaceAll(/\s/g, ''), (letter) => `=${marked} ${letter}`);
    }
    if (!(child instanceof Element)) return [];
    const attributes = Array.from(child.attributes, ({ name, value }) => `${name}=${value}`);
    const name = SAME_AS[child.nodeName] ?? child.nodeName;
    const tag = [name, ...attributes.sort()].join(' ');
    if (MARKS.has(name)) return tokensIn(child, [...marks, tag]);
    if (name === 'IMG') return [`=${[...marks].sort().join()} ${tag}`];
    if (tag === 'P') return [BREAK, ...tokensIn(child, marks), BREAK];
    return [tag, ...tokensIn(child, marks), `/${name}`];
  });
}
