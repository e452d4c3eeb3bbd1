import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/index';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const stepSchema = z.looseObject({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
});

const jobSchema = z.looseObject({
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  environment: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.string())),
  'timeout-minutes': z.optional(z.number()),
  steps: z.optional(z.array(stepSchema)),
});

const workflowSchema = z.looseObject({
  on: z.unknown(),
  permissions: z.optional(z.record(z.string(), z.string())),
  jobs: z.record(z.string(), jobSchema),
});

export type Job = z.infer<typeof jobSchema>;
export type Workflow = z.infer<typeof workflowSchema>;

/** Composite actions, which several workflows use. */
export const ACTIONS = filesIn('.github/actions/*/action.yml');
export const WORKFLOWS = filesIn('.github/workflows/*.yml');

function filesIn(pattern: string): string[] {
  return globSync(pattern, { cwd: WORKSPACE }).sort();
}

export const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

export function readWorkflow(file: string): Workflow {
  return workflowSchema.parse(parse(textOf(file)));
}

/** The errors in a workflow or an action, according to GitHub's own parser. */
export function problemsOf(file: string): string[] {
  const check = ACTIONS.includes(file) ? parseAction : parseWorkflow;
  const { context } = check({ name: file, content: textOf(file) }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

/** The values of all `uses:` in a workflow or an action. */
export function usedActions(file: string): string[] {
  return [...textOf(file).matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action = '']) => action);
}
