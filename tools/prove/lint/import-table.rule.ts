import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { checkImport } from './check-import.ts';
import { visitImports } from './visit-imports.ts';
import { type Project, projectOf } from '@raade/kit/projects/import-table.ts';

/** Cached results of `hasItsTag`, by folder. */
const hasTagByRoot = new Map<string, boolean>();

/** True if a project has the tag of its row in the table. Nx uses tags, the table uses folders: both must agree. */
function hasItsTag({ root, tag }: Project): boolean {
  const cached = hasTagByRoot.get(root);
  if (cached !== undefined) return cached;
  const manifest = readFileSync(path.join(WORKSPACE, root, 'package.json'), 'utf8');
  const { nx } = JSON.parse(manifest) as { nx?: { tags?: string[] } };
  const hasTag = nx?.tags?.includes(tag) ?? false;
  hasTagByRoot.set(root, hasTag);
  return hasTag;
}

/** Forbids imports that the import table does not allow, and files of projects that are not in the table. */
export const importTableRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{ problem }}',
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
        if (hasItsTag(project)) return;
        const { root, tag } = project;
        context.report({ node, messageId: 'untagged', data: { root, tag } });
      },
      ...visitImports(({ node, ...imported }) => {
        const problem = checkImport(project, { file, ...imported });
        if (problem) context.report({ node, messageId: 'forbidden', data: { problem } });
      }),
    };
  },
});
