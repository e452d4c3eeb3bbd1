import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { checkImport } from './check-import.ts';
import { type ProjectRow, rowOf } from '@raade/kit/projects/import-table.ts';

const tags = new Map<string, boolean>();

/** Nx plans by tags and the table goes by folders: both must mean the same project. */
function carriesItsTag({ root, tag }: ProjectRow): boolean {
  const known = tags.get(root);
  if (known !== undefined) return known;
  const manifest = readFileSync(path.join(WORKSPACE, root, 'package.json'), 'utf8');
  const { nx } = JSON.parse(manifest) as { nx?: { tags?: string[] } };
  const carries = nx?.tags?.includes(tag) ?? false;
  tags.set(root, carries);
  return carries;
}

interface Sourced {
  readonly source: TSESTree.Node | null;
}

/** Fails imports outside the table, and every file of a project that the table does not know. */
export const importTableRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      closed: '{{ problem }}',
      unknown: 'This folder is in no row of tools/kit/projects/import-table.ts: add its project.',
      untagged:
        '{{ root }}/package.json must carry the Nx tag "{{ tag }}" of tools/kit/projects/import-table.ts.',
    },
  },
  create(context) {
    const file = path.relative(WORKSPACE, context.filename).split(path.sep).join('/');
    const row = rowOf(file);
    if (!row) return { Program: (node) => context.report({ node, messageId: 'unknown' }) };

    const check = (node: TSESTree.Node & Sourced, isDynamic: boolean, isType: boolean) => {
      if (node.source?.type !== AST_NODE_TYPES.Literal || typeof node.source.value !== 'string')
        return;
      const problem = checkImport(row, { file, request: node.source.value, isDynamic, isType });
      if (problem) context.report({ node, messageId: 'closed', data: { problem } });
    };
    const imports = {
      ImportDeclaration: (node: TSESTree.ImportDeclaration) =>
        check(node, false, node.importKind === 'type'),
      ExportNamedDeclaration: (node: TSESTree.ExportNamedDeclaration) =>
        check(node, false, node.exportKind === 'type'),
      ExportAllDeclaration: (node: TSESTree.ExportAllDeclaration) =>
        check(node, false, node.exportKind === 'type'),
      ImportExpression: (node: TSESTree.ImportExpression) => check(node, true, false),
    };
    return {
      Program(node) {
        if (carriesItsTag(row)) return;
        context.report({ node, messageId: 'untagged', data: { root: row.root, tag: row.tag } });
      },
      ...imports,
    };
  },
});
