import { HttpsError, onRequest, type Request } from 'firebase-functions/https';
import { RELEASE_WORKFLOW } from '@raade/contracts/base/callables';
import { workflowRequestSchema } from '@raade/contracts/releases/pointer-moves';
import { runCall } from '../../base/callable/failure.ts';
import { checkedInput } from '../../base/callable/checked-input.ts';
import { WORKFLOW_OPTIONS } from '../../base/configuration/function-options.ts';
import { siteUrl } from '../../base/configuration/mail-settings.ts';
import { workflowSettings } from '../../base/configuration/workflow-settings.ts';
import { workflowOf } from './workflow-token.ts';

/**
 * `release-workflow`: lists and moves pointers for a GitHub workflow, which signs in with its own short-lived token. So
 * no password or secret can be stolen.
 */
export const releaseWorkflowFunction = onRequest(WORKFLOW_OPTIONS, async (request, response) => {
  try {
    response.json(await runCall(RELEASE_WORKFLOW, () => answer(request)));
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    const { code, message } = error;
    response.status(error.httpErrorCode.status).json({ error: { status: code, message } });
  }
});

async function answer(request: Request) {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const { RELEASE_WORKFLOWS: bindings = [], WORKFLOW_ISSUER: issuer } = workflowSettings();
  const audience = new URL(siteUrl()).origin;
  const workflow = token && (await workflowOf(token, { issuer, audience, bindings }));
  if (!workflow) throw new HttpsError('unauthenticated', 'This token may not do this.');
  const mayMove = (app: string) => workflow.apps.includes(app);
  const workflowRequest = checkedInput(workflowRequestSchema, request.body);
  const actor = { actor: workflow.name, actor_address: null };
  const mover = { actor, name: workflow.name, mayMove };
  switch (workflowRequest.task) {
    case 'list':
      return (await import('../pointers/list-releases.ts')).listReleases(mayMove);
    case 'move':
      return (await import('../pointers/move-pointers.ts')).movePointers(mover, workflowRequest);
  }
}
