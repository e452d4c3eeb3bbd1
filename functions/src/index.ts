// A group's name and its member's, joined by a hyphen, are a function's name: `process-donation`.
// This file only exports: a `process` defined here would shadow Node's.
export {
  acknowledgeGroup as acknowledge,
  emailGroup as email,
  localGroup as local,
  processGroup as process,
  reconcileGroup as reconcile,
  recordGroup as record,
  stripeGroup as stripe,
  sweepGroup as sweep,
  updateGroup as update,
} from './function-groups.ts';
