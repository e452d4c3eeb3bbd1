import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

/** App, repository, environment and branch of a workflow, like `giving=raade/site:giving:refs/heads/main`. */
const BINDING = /^([a-z][a-z0-9-]*)=([\w.-]+\/[\w.-]+):([\w.-]+):(refs\/heads\/[\w./-]+)$/;

/** A GitHub workflow that may move the pointer of an app. */
export interface WorkflowBinding {
  readonly app: string;
  readonly repository: string;
  readonly environment: string;
  readonly ref: string;
}

const bindings = z.pipe(
  z.string().check(
    z.refine((text) => text.split(',').every((item) => BINDING.test(item.trim())), {
      error:
        'must be like giving=owner/repository:environment:refs/heads/main, separated by commas',
    }),
  ),
  z.transform((text) => text.split(',').map((item) => bindingIn(item.trim()))),
);

function bindingIn(item: string): WorkflowBinding {
  const [, app = '', repository = '', environment = '', ref = ''] = BINDING.exec(item) ?? [];
  return { app, repository, environment, ref };
}

export const workflowSchema = z.object({
  /** Workflows that may move pointers; unset if none may. */
  RELEASE_WORKFLOWS: z.optional(bindings),
  /** Issuer of the tokens that workflows sign in with. */
  WORKFLOW_ISSUER: z._default(
    z.url({ protocol: /^https?$/, error: 'must be a URL' }),
    'https://token.actions.githubusercontent.com',
  ),
});

export const workflowSettings = () => readEnvironment(workflowSchema);
