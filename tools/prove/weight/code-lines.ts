import ts from 'typescript';

/** The start of comment lines in files that TypeScript cannot parse. */
const LINE_COMMENT: Readonly<Record<string, string>> = { sh: '#', rules: '//' };

/** True for files whose lines are counted. */
export const isCode = (path: string) => /\.(ts|tsx|mts|mjs|js|sh|rules)$/.test(path);

/**
 * The number of code lines of a file: lines that are neither blank nor only comments.
 * @param path its ending determines the language
 */
export function countLines(path: string, text: string): number {
  const comment = LINE_COMMENT[path.slice(path.lastIndexOf('.') + 1)];
  if (comment === undefined) return linesWithTokens(path, text);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith(comment)).length;
}

/** Counts lines with tokens. Uses the syntax tree, because template literals may contain text like comments. */
function linesWithTokens(path: string, text: string): number {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isBlank = text.split('\n').map((line) => line.trim() === '');
  const lines = new Set<number>();
  const visit = (node: ts.Node) => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    if (node.getStart(source) === node.getEnd()) return;
    for (let line = first; line <= last; line += 1) if (!isBlank[line]) lines.add(line);
  };
  visit(source);
  return lines.size;
}
