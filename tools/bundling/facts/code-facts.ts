import { Failure } from '@raade/contracts/base/failure';
import type { Uses } from '@raade/contracts/releases/release-facts';
import ts from 'typescript';
import type { BundledSource } from './bundled-sources.ts';

const PLATFORM = '@raade/platform';

/**
 * The names in an import or re-export. Returns the declaration itself if it has no list of names, and undefined if it
 * only has types.
 */
function bindingsOf(node: ts.ImportDeclaration | ts.ExportDeclaration) {
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly ? undefined : (node.exportClause ?? node);
  const { importClause } = node;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  return importClause?.namedBindings ?? node;
}

/** The names that a declaration imports from the platform, without types. */
function findPlatformNames(node: ts.Node, file: string): readonly string[] {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (moduleSpecifier.text !== PLATFORM) return [];
  const bindings = bindingsOf(node);
  if (!bindings) return [];
  if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) {
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  throw new Failure(
    `${file} imports all of ${PLATFORM}: import single names, so that the release can list what it uses.`,
  );
}

/** The component that places a slot. */
const SLOT = 'Slot';

/** The name of the slot in a list, if a node is a `<Slot>` element. */
function findPlacedSlots(node: ts.Node, file: string): readonly string[] {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return [];
  if (node.tagName.getText() !== SLOT) return [];
  const name = node.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === 'name')?.initializer;
  if (name && ts.isStringLiteral(name)) return [name.text];
  throw new Failure(
    `${file} has a <${SLOT}> without a literal name: write it as name="…", so that the release can list its slots.`,
  );
}

/** The platform exports and slots that the code of a remote uses, each with one file that uses it. */
type CodeFacts = Pick<Uses, 'names' | 'slots'>;

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/**
 * Finds the platform exports and slots that the sources of a build use. Throws a `Failure` that names the file if a use
 * cannot be analyzed.
 */
export function findCodeFacts(sources: readonly BundledSource[]): CodeFacts {
  const facts: CodeFacts = { names: {}, slots: {} };
  for (const { file, text } of sources.filter((source) => !source.file.endsWith('.css'))) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of nodesOf(source)) {
      for (const name of findPlatformNames(node, file)) facts.names[name] ??= file;
      for (const name of findPlacedSlots(node, file)) facts.slots[name] ??= file;
    }
  }
  return facts;
}
