import {
  answersCheck,
  functionsCheck,
  privateCheck,
  settingsCheck,
} from './checks/functions.check.ts';
import { publishingCheck, secondFactorCheck } from './checks/publishing.check.ts';
import { pointersCheck, releasesCheck } from './checks/releases.check.ts';
import { backupAgeCheck, keyAgeCheck, keyFilesCheck } from './checks/safekeeping.check.ts';
import { reconciliationCheck, schedulesCheck } from './checks/schedules.check.ts';
import {
  appCheckModeCheck,
  certificateCheck,
  clockCheck,
  homeCheck,
  hstsCheck,
} from './checks/site.check.ts';
import { STEP_CHECKS } from './checks/steps.check.ts';
import type { Check, LiveSite } from './examined.ts';

/** What a local stack can be asked for, too. */
export const LOCAL_CHECKS: readonly Check[] = [
  homeCheck,
  answersCheck,
  pointersCheck,
  releasesCheck,
  publishingCheck,
];

/** Everything, in the order in which it is told. */
export const LIVE_CHECKS: readonly Check<LiveSite>[] = [
  ...STEP_CHECKS,
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
  clockCheck,
  hstsCheck,
  certificateCheck,
  appCheckModeCheck,
];
