import { decideApplicationsRequestSchema } from '@raade/contracts/applications/application-decisions';
import { updateApplicationRequestSchema } from '@raade/contracts/applications/application-updates';
import {
  acknowledgeRequestSchema,
  type AcknowledgeResponse,
  type AdmitResponse,
} from '@raade/contracts/applications/application.schema';
import { staffCall, visitorCall } from '../base/call.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';
import { admitApplication } from './admit-application.ts';
import { decideApplications, undoDecisions } from './decisions/decide-applications.ts';
import { updateApplication } from './update-application.ts';

/**
 * Admits an application. Pages call it before they create an application in Firestore, whose rules require the permit
 * that it writes.
 */
export const admitApplicationCall = visitorCall(
  acknowledgeRequestSchema,
  async (input, visitor): Promise<AdmitResponse> => {
    await admitApplication(input, visitor);
    return { admitted: true };
  },
);

/**
 * Tells if an application is stored. Pages call it after every attempt to create one: the rules refuse a second
 * creation, so a retry of a stored application looks like a refusal.
 */
export const acknowledgeApplicationCall = visitorCall(
  acknowledgeRequestSchema,
  async (input): Promise<AcknowledgeResponse> => ({
    received: await acknowledgeApplication(input),
  }),
);

/** Changes status and notes. Fails with `aborted`, with `updateConflictSchema`, if somebody else was first. */
export const updateApplicationCall = staffCall(
  updateApplicationRequestSchema,
  'applications.review',
  (input, actor, auth) => updateApplication(input, { actor, email: auth?.token.email ?? null }),
);

/** Decides on several applications at once, or takes decisions back while their answers wait. */
export const decideApplicationsCall = staffCall(
  decideApplicationsRequestSchema,
  'applications.review',
  (input, actor, auth) => {
    const member = { actor, email: auth?.token.email ?? null };
    return input.action === 'decide'
      ? decideApplications(input, member)
      : undoDecisions(input, member);
  },
);
