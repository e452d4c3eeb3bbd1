import type { Step } from '../wanted/step.ts';
import { accountsStep } from './steps/accounts.step.ts';
import { alertsStep } from './steps/alerts.step.ts';
import { apisStep, firstApisStep } from './steps/apis.step.ts';
import { appCheckStep } from './steps/app-check.step.ts';
import { auditSealsStep } from './steps/audit-seals.step.ts';
import { authStep, googleStep } from './steps/auth.step.ts';
import { billingStep } from './steps/billing.step.ts';
import { budgetStep } from './steps/budget.step.ts';
import { expiryStep } from './steps/expiry.step.ts';
import { firebaseStep } from './steps/firebase.step.ts';
import { backupsStep, erasuresStep, firestoreStep } from './steps/firestore.step.ts';
import { sitesStep, targetsStep } from './steps/hosting.step.ts';
import { indexesStep } from './steps/indexes.step.ts';
import { mailDomainStep } from './steps/mail-domain.step.ts';
import { picturesStep } from './steps/pictures.step.ts';
import { rulesStep } from './steps/rules.step.ts';
import { secretsStep } from './steps/secrets.step.ts';
import { webhookStep } from './steps/webhook.step.ts';
import { workflowsStep } from './steps/workflows.step.ts';

/** All that a project needs, in the order in which one thing needs the other. */
export const STEPS: readonly Step[] = [
  firstApisStep,
  billingStep,
  apisStep,
  firebaseStep,
  firestoreStep,
  erasuresStep,
  backupsStep,
  rulesStep,
  indexesStep,
  expiryStep,
  sitesStep,
  targetsStep,
  authStep,
  googleStep,
  appCheckStep,
  secretsStep,
  webhookStep,
  mailDomainStep,
  accountsStep,
  picturesStep,
  workflowsStep,
  auditSealsStep,
  alertsStep,
  budgetStep,
];
