import { WORKSPACE } from '@raade/bundling/workspace.ts';
import path from 'node:path';
import { ESLintUtils } from '@typescript-eslint/utils';
import { folderImport, findImport } from './folder-imports.ts';
import { visitImports } from './visit-imports.ts';

/** Forbids circular imports between sibling folders, so that each folder can be understood without the other. */
export const folderCirclesRule = ESLintUtils.RuleCreator.withoutDocs<
  [{ readonly workspace: string }],
  'circle'
>({
  meta: {
    type: 'problem',
    defaultOptions: [{ workspace: WORKSPACE }],
    schema: [{ type: 'object', properties: { workspace: { type: 'string' } } }],
    messages: {
      circle:
        '{{ from }} and {{ to }} import each other: {{ file }} -> {{ request }}, and {{ back }}. ' +
        'Move the shared code into one of them, or into a third folder.',
    },
  },
  create(context, [{ workspace }]) {
    const file = path.relative(workspace, context.filename).split(path.sep).join('/');
    return visitImports(({ node, request }) => {
      const folders = folderImport(file, request);
      if (!folders) return;
      const { from, to } = folders;
      const back = findImport(workspace, { from: to, to: from });
      if (back === undefined) return;
      context.report({ node, messageId: 'circle', data: { from, to, file, request, back } });
    });
  },
});
