import { definePDFJSModule, extractText, getDocumentProxy, getMeta } from 'unpdf';

/** Reads text, metadata and structure of a PDF. */
export async function readPdf(bytes: Buffer) {
  await definePDFJSModule(() => import('unpdf/pdfjs'));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const tree = await (await document.getPage(1)).getStructTree();
  return {
    pages: document.numPages,
    /** Text in reading order, with single spaces. */
    text: text.normalize('NFC').replace(/\s+/g, ' '),
    title: info['Title'] as unknown,
    language: info['Language'] as unknown,
    /** Roles of the structure, like `H1` or `TH`. */
    roles: rolesIn(tree),
  };
}

interface Node {
  readonly role?: string;
  readonly children?: readonly object[];
}

function rolesIn(node: Node | null): string[] {
  if (node === null) return [];
  const childRoles = (node.children ?? []).flatMap((child) => rolesIn(child));
  return node.role === undefined ? childRoles : [node.role, ...childRoles];
}
