// The names of a group and its member, joined by hyphens, are a function's name: `process-donation`.
// This file only exports: a `process` defined here would shadow Node's.
export {
  acknowledgeGroup as acknowledge,
  admitGroup as admit,
  changeGroup as change,
  controlGroup as control,
  emailGroup as email,
  handleGroup as handle,
  inviteGroup as invite,
  listGroup as list,
  localGroup as local,
  previewGroup as preview,
  processGroup as process,
  reconcileGroup as reconcile,
  recordGroup as record,
  refuseGroup as refuse,
  requestGroup as request,
  revokeGroup as revoke,
  sendGroup as send,
  stripeGroup as stripe,
  sweepGroup as sweep,
  updateGroup as update,
} from './function-groups.ts';
