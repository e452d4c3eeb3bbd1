import { Failure } from '@raade/contracts/base/failure';
import ts from 'typescript';

const PLATFORM = '@raade/platform';

/** What stands in the braces of an import or export from the platform; undefined for one of types alone. */
function namedOf(node: ts.ImportDeclaration | ts.ExportDeclaration) {
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly ? undefined : (node.exportClause ?? node);
  const { importClause } = node;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  return importClause?.namedBindings ?? node;
}

/** The names of the platform that a declaration takes at run time: types are gone by then. */
export function platformNames(node: ts.Node, file: string): readonly string[] {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (moduleSpecifier.text !== PLATFORM) return [];
  const named = namedOf(node);
  if (!named) return [];
  if (ts.isNamedImports(named) || ts.isNamedExports(named)) {
    return named.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  throw new Failure(
    `${file} takes ${PLATFORM} as a whole: import what it needs by name, so that the release can say what it uses.`,
  );
}
