import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** Types of the Admin SDK that may return any number of documents. */
const QUERY_TYPES = new Set(['Query', 'CollectionReference', 'CollectionGroup']);
/** Functions of the browser SDK that run a query. */
const BROWSER_READS = new Set(['getDocs']);
const LIMIT_CALL = /\blimit\(/;
/** Maximum number of definitions to follow from a query to its limit. */
const MAX_STEPS = 4;

/** A query without a limit. */
export interface UnboundedQuery {
  /** Path from the folder of the project. */
  readonly file: string;
  readonly query: string;
}

/**
 * Finds the queries of a project without a limit, whose costs grow with the data. Tests are left out.
 *
 * @param config path of its tsconfig.json
 */
export function findUnbounded(config: string): UnboundedQuery[] {
  const folder = dirname(config);
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const problems: UnboundedQuery[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative(folder, source.fileName);
    if (file.startsWith('..') || /node_modules|\btesting\/|\.test\.tsx?$/.test(file)) continue;
    visit(source, (node) => {
      const query = findReadQuery(node, checker);
      if (!query || isBounded(query, checker, MAX_STEPS)) return;
      problems.push({ file, query: query.getText().replaceAll(/\s+/g, ' ') });
    });
  }
  return problems;
}

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  node.forEachChild((child) => visit(child, onNode));
}

/** The query that a call reads: `query.get()`, `query.stream()`, `transaction.get(query)` or `getDocs(query)`. */
function findReadQuery(node: ts.Node, checker: ts.TypeChecker): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: callee, arguments: args } = node;
  const [first] = args;
  if (ts.isIdentifier(callee) && BROWSER_READS.has(callee.text)) return first;
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (callee.name.text !== 'get' && callee.name.text !== 'stream') return undefined;
  const query = first ?? callee.expression;
  return QUERY_TYPES.has(typeOf(query, checker)) ? query : undefined;
}

function typeOf(expression: ts.Expression, checker: ts.TypeChecker): string {
  return checker.getTypeAtLocation(expression).getSymbol()?.getName() ?? '';
}

/** True if the query, or a definition that it uses, contains a limit. */
function isBounded(node: ts.Node, checker: ts.TypeChecker, steps: number): boolean {
  if (LIMIT_CALL.test(node.getText())) return true;
  if (steps === 0) return false;
  const names: ts.Identifier[] = [];
  visit(node, (part) => void (ts.isIdentifier(part) && names.push(part)));
  return names.some((name) => {
    const definition = checker.getSymbolAtLocation(name)?.valueDeclaration;
    const isOwnCode = definition && !definition.getSourceFile().isDeclarationFile;
    return isOwnCode && definition !== node && isQuery(definition, checker)
      ? isBounded(definition, checker, steps - 1)
      : false;
  });
}

/** True for a variable that is a query, and for a function that returns a query. */
function isQuery(definition: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (!ts.isVariableDeclaration(definition) && !ts.isFunctionDeclaration(definition)) return false;
  const type = checker.getTypeAtLocation(definition);
  const [signature] = type.getCallSignatures();
  const resultType = signature?.getReturnType() ?? type;
  return QUERY_TYPES.has(resultType.getSymbol()?.getName() ?? '');
}
