import { acceptInvitationCallable } from './staff-accounts/accept-invitation.callable.ts';
import { acknowledgeApplicationCallable } from './applications/acknowledge-application.callable.ts';
import { admitApplicationCallable } from './applications/admit-application.callable.ts';
import { decideApprovalCallable } from './campaigns/approval/decide-approval.callable.ts';
import { listApprovalsCallable } from './campaigns/approval/list-approvals.callable.ts';
import { sweepApprovalsSchedule } from './campaigns/approval/sweep-approvals.schedule.ts';
import { withdrawApprovalCallable } from './campaigns/approval/withdraw-approval.callable.ts';
import { sweepApplicationsSchedule } from './applications/sweep-applications.schedule.ts';
import { updateApplicationCallable } from './applications/update-application.callable.ts';
import { recordExportCallable } from './audit/record-export.callable.ts';
import { processDonationCallable } from './donations/process-donation.callable.ts';
import { reconcileDonationsCallable } from './donations/reconcile-donations.callable.ts';
import { reconcileNightlySchedule } from './donations/reconcile-nightly.schedule.ts';
import { recordDonationCallable } from './donations/record-donation.callable.ts';
import { stripeWebhook } from './donations/stripe-webhook.webhook.ts';
import { refundDonationCallable } from './refunds/refund-donation.callable.ts';
import { bouncesEndpoint } from './bounces/bounces.endpoint.ts';
import { unsubscribeFunction } from './mail/unsubscribe/unsubscribe.endpoint.ts';
import { controlEmailCampaignCallable } from './campaigns/control-email-campaign.callable.ts';
import { controlMailCallable } from './campaigns/control-mail.callable.ts';
import { controlSuppressionCallable } from './mail/suppressions/control-suppression.callable.ts';
import { previewEmailCampaignCallable } from './campaigns/preview-email-campaign.callable.ts';
import { sendDeliveriesTask } from './campaigns/send-deliveries.task.ts';
import { sendEmailCampaignCallable } from './campaigns/send-email-campaign.callable.ts';
import { sweepCampaignsSchedule } from './campaigns/sweep-campaigns.schedule.ts';
import { correctDonationCallable } from './gifts/correct-donation.callable.ts';
import { enterGiftCallable } from './gifts/enter-gift.callable.ts';
import { handleReceiptCallable } from './gifts/handle-receipt.callable.ts';
import { voidGiftCallable } from './gifts/void-gift.callable.ts';
import { handlePersonDataCallable } from './people-data/handle-person-data.callable.ts';
import { refuseSignupBlocking } from './people/refuse-signup.blocking.ts';
import { retryReceiptCallable } from './outbox/retry-receipt.callable.ts';
import { listReceiptsCallable } from './outbox/list-receipts.callable.ts';
import { sendOutboxSchedule } from './outbox/send-outbox.schedule.ts';
import { noteReadingCallable } from './reads/note-reading.callable.ts';
import { requestPasswordResetCallable } from './password-reset/request-password-reset.callable.ts';
import { changeRolesCallable } from './staff-accounts/change-roles.callable.ts';
import { invitePersonCallable } from './staff-accounts/invite-person.callable.ts';
import { listPeopleCallable } from './staff-accounts/list-people.callable.ts';
import { removeSecondFactorCallable } from './staff-accounts/remove-second-factor.callable.ts';
import { revokePersonCallable } from './staff-accounts/revoke-person.callable.ts';
import { listEditionsCallable } from './content/list-editions.callable.ts';
import { previewContentCallable } from './content/preview-content.callable.ts';
import { readContentCallable } from './content/read-content.callable.ts';
import { uploadPictureEndpoint } from './content/pictures/upload-picture.endpoint.ts';
import { discardContentDraftCallable } from './content/drafts/discard-draft.callable.ts';
import { importContentCallable } from './content/drafts/import-content.callable.ts';
import { saveContentItemCallable } from './content/drafts/save-item.callable.ts';
import { publishContentCallable } from './content/publish/publish-content.callable.ts';
import { rollBackContentCallable } from './content/publish/roll-back.callable.ts';
import { sweepContentSchedule } from './content/publish/sweep-content.schedule.ts';
import { withdrawPublicationCallable } from './content/publish/withdraw-publication.callable.ts';
import { listReleasesCallable } from './pointers/list-releases.callable.ts';
import { movePointerCallable } from './pointers/move-pointer.callable.ts';
import { renderPagesEndpoint } from './rendering/render-pages.endpoint.ts';
import { releaseWorkflowFunction } from './workflows/release-workflow.endpoint.ts';
import { localPublish } from './publishing/local-publish.ts';
import { publishEditionTrigger } from './publishing/publish-edition.trigger.ts';
import { publishSiteTrigger } from './publishing/publish-site.trigger.ts';
import { sweepPublishingSchedule } from './publishing/sweep-publishing.schedule.ts';
import { localWatch } from './health/local-watch.ts';
import { readHealthCallable } from './health/read-health.callable.ts';
import { retryMailCallable } from './health/retry-mail.callable.ts';
import { watchHealthSchedule } from './health/watch-health.schedule.ts';
import { collectEndpoint } from './visits/collect.endpoint.ts';
import { controlStatementsCallable } from './statements/control-statements.callable.ts';
import { guardServers } from './http/guard-server.ts';
import { guarded } from './http/guarded.ts';
import { localTick } from './schedule/local-tick.ts';

guardServers();

export const processGroup = guarded({ donation: processDonationCallable });
export const recordGroup = guarded({
  donation: recordDonationCallable,
  export: recordExportCallable,
});
export const noteGroup = guarded({ reading: noteReadingCallable });
export const stripeGroup = guarded({ webhook: stripeWebhook });
export const emailGroup = guarded({
  bounces: bouncesEndpoint,
  unsubscribe: unsubscribeFunction,
});
export const admitGroup = guarded({ application: admitApplicationCallable });
export const acknowledgeGroup = guarded({ application: acknowledgeApplicationCallable });
export const updateGroup = guarded({ application: updateApplicationCallable });
export const refuseGroup = guarded({ signup: refuseSignupBlocking });
export const sweepGroup = guarded({
  applications: sweepApplicationsSchedule,
  campaigns: sweepCampaignsSchedule,
  approvals: sweepApprovalsSchedule,
  publishing: sweepPublishingSchedule,
  content: sweepContentSchedule,
});
export const publishGroup = {
  // No request reaches what a document wakes, so there is nothing to guard.
  site: publishSiteTrigger,
  edition: publishEditionTrigger,
  ...guarded({ content: publishContentCallable }),
};
export const saveGroup = guarded({ content: { item: saveContentItemCallable } });
export const uploadGroup = guarded({ picture: uploadPictureEndpoint });
export const discardGroup = guarded({ content: { draft: discardContentDraftCallable } });
export const importGroup = guarded({ content: importContentCallable });
export const rollGroup = guarded({ back: { content: rollBackContentCallable } });
export const sendGroup = guarded({
  email: { campaign: sendEmailCampaignCallable },
  deliveries: sendDeliveriesTask,
  outbox: sendOutboxSchedule,
});
export const previewGroup = guarded({
  content: previewContentCallable,
  email: { campaign: previewEmailCampaignCallable },
});
export const controlGroup = guarded({
  email: { campaign: controlEmailCampaignCallable },
  mail: controlMailCallable,
  statements: controlStatementsCallable,
  suppression: controlSuppressionCallable,
});
export const reconcileGroup = guarded({
  donations: reconcileDonationsCallable,
  nightly: reconcileNightlySchedule,
});
export const refundGroup = guarded({ donation: refundDonationCallable });
export const enterGroup = guarded({ gift: enterGiftCallable });
export const correctGroup = guarded({ donation: correctDonationCallable });
export const retryGroup = guarded({ mail: retryMailCallable, receipt: retryReceiptCallable });
export const readGroup = guarded({ health: readHealthCallable, content: readContentCallable });
export const watchGroup = guarded({ health: watchHealthSchedule });
// A group of one: its name has no second word.
export const collectFunction = guarded({ collect: collectEndpoint }).collect;
export const voidGroup = guarded({ gift: voidGiftCallable });
export const handleGroup = guarded({
  person: { data: handlePersonDataCallable },
  receipt: handleReceiptCallable,
});
export const listGroup = guarded({
  people: listPeopleCallable,
  receipts: listReceiptsCallable,
  approvals: listApprovalsCallable,
  releases: listReleasesCallable,
  editions: listEditionsCallable,
});
export const decideGroup = guarded({ approval: decideApprovalCallable });
export const withdrawGroup = guarded({
  approval: withdrawApprovalCallable,
  publication: withdrawPublicationCallable,
});
export const moveGroup = guarded({ pointer: movePointerCallable });
export const releaseGroup = guarded({ workflow: releaseWorkflowFunction });
export const renderGroup = guarded({ pages: renderPagesEndpoint });
export const acceptGroup = guarded({ invitation: acceptInvitationCallable });
export const inviteGroup = guarded({ person: invitePersonCallable });
export const changeGroup = guarded({ roles: changeRolesCallable });
export const removeGroup = guarded({ second: { factor: removeSecondFactorCallable } });
export const revokeGroup = guarded({ person: revokePersonCallable });
export const requestGroup = guarded({ password: { reset: requestPasswordResetCallable } });
const tick = localTick({
  'sweep-applications': sweepApplicationsSchedule,
  'reconcile-nightly': reconcileNightlySchedule,
  'send-outbox': sendOutboxSchedule,
  'sweep-campaigns': sweepCampaignsSchedule,
  'sweep-approvals': sweepApprovalsSchedule,
  'sweep-content': sweepContentSchedule,
  'sweep-publishing': sweepPublishingSchedule,
  'watch-health': watchHealthSchedule,
});
export const localGroup = { ...tick, ...localPublish(), ...localWatch() };
