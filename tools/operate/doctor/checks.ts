import { accountsCheck, workflowsCheck } from './checks/accounts.check.ts';
import { alertsCheck } from './checks/alerts.check.ts';
import { backupAgeCheck, DATABASE_CHECKS } from './checks/database.check.ts';
import {
  answersCheck,
  functionsCheck,
  privateCheck,
  settingsCheck,
} from './checks/functions.check.ts';
import { keyAgeCheck, keyFilesCheck } from './checks/keys.check.ts';
import { mailDomainCheck } from './checks/mail-domain.check.ts';
import { publishingCheck } from './checks/publishing.check.ts';
import { pointersCheck, releasesCheck } from './checks/releases.check.ts';
import { reconciliationCheck, schedulesCheck } from './checks/schedules.check.ts';
import { appCheckModeCheck, secondFactorCheck, SIGN_IN_CHECKS } from './checks/sign-in.check.ts';
import { homeCheck, hstsCheck } from './checks/site.check.ts';
import { webhookCheck } from './checks/webhook.check.ts';
import type { Check, LiveSite } from './check.ts';

/** Checks that also work on a local stack. */
export const LOCAL_CHECKS: readonly Check[] = [
  homeCheck,
  answersCheck,
  pointersCheck,
  releasesCheck,
  publishingCheck,
];

/** Checks of a project, in the order of the report: first the resources that `setup:project` makes. */
export const LIVE_CHECKS: readonly Check<LiveSite>[] = [
  ...DATABASE_CHECKS,
  ...SIGN_IN_CHECKS,
  webhookCheck,
  mailDomainCheck,
  accountsCheck,
  workflowsCheck,
  alertsCheck,
  functionsCheck,
  settingsCheck,
  privateCheck,
  ...LOCAL_CHECKS,
  secondFactorCheck,
  schedulesCheck,
  reconciliationCheck,
  backupAgeCheck,
  keyAgeCheck,
  keyFilesCheck,
  hstsCheck,
  appCheckModeCheck,
];
