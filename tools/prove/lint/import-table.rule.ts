import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { checkImport } from './check-import.ts';
import { visitImports } from './visit-imports.ts';
import { type Project, projectOf } from '@raade/kit/projects/import-table.ts';

const tags = new Map<string, boolean>();

/** True if the project has the tag of its row. Nx uses tags, the table uses folders, and both must agree. */
function carriesItsTag({ root, tag }: Project): boolean {
  const known = tags.get(root);
  if (known !== undefined) return known;
  const manifest = readFileSync(path.join(WORKSPACE, root, 'package.json'), 'utf8');
  const { nx } = JSON.parse(manifest) as { nx?: { tags?: string[] } };
  const carries = nx?.tags?.includes(tag) ?? false;
  tags.set(root, carries);
  return carries;
}

/** Forbids imports that the import table does not allow, and files of projects that are not in the table. */
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
    const project = projectOf(file);
    if (!project) return { Program: (node) => context.report({ node, messageId: 'unknown' }) };

    return {
      Program(node: TSESTree.Program) {
        if (carriesItsTag(project)) return;
        const { root, tag } = project;
        context.report({ node, messageId: 'untagged', data: { root, tag } });
      },
      ...visitImports(({ node, ...found }) => {
        const problem = checkImport(project, { file, ...found });
        if (problem) context.report({ node, messageId: 'closed', data: { problem } });
      }),
    };
  },
});
