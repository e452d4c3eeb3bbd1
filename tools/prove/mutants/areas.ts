import { APPLICATIONS } from './list/applications.ts';
import { AUDIT } from './list/audit.ts';
import { APPROVALS } from './list/approvals.ts';
import { AUDIENCE } from './list/audience.ts';
import { BOUNCES } from './list/bounces.ts';
import { BREAKER } from './list/breaker.ts';
import { CAMPAIGNS } from './list/campaigns.ts';
import { CONTAINERS } from './list/containers.ts';
import { CONTRACTS } from './list/contracts.ts';
import { DELIVERIES } from './list/deliveries.ts';
import { DONATIONS } from './list/donations.ts';
import { ERASURE } from './list/erasure.ts';
import { ERRORS } from './list/errors.ts';
import { FEDERATION } from './list/federation.ts';
import { GIVING } from './list/giving.ts';
import { LEDGER } from './list/ledger.ts';
import { LIMITS } from './list/limits.ts';
import { MAIL } from './list/mail.ts';
import { MAIL_PROVIDERS } from './list/mail-providers.ts';
import { PEOPLE } from './list/people.ts';
import { PREVIEW } from './list/preview.ts';
import { READS } from './list/reads.ts';
import { RECEIPTS } from './list/receipts.ts';
import { RECONCILIATION } from './list/reconciliation.ts';
import { RECOVERY } from './list/recovery.ts';
import { RELEASE_TRUST } from './list/release-trust.ts';
import { ROUTES } from './list/routes.ts';
import { RULES } from './list/rules.ts';
import { SEALED_GIFTS } from './list/sealed-gifts.ts';
import { SECOND_FACTOR } from './list/second-factor.ts';
import { SESSIONS } from './list/sessions.ts';
import { STAFF } from './list/staff.ts';
import { TREASURER } from './list/treasurer.ts';
import { TRUE_MAILS } from './list/true-mails.ts';
import { UPKEEP } from './list/upkeep.ts';
import { WEBHOOK } from './list/webhook.ts';
import type { Mutant } from './mutant.ts';

/** The mutants, by the area that they belong to. */
export const AREAS: Readonly<Record<string, readonly Mutant[]>> = {
  donations: DONATIONS,
  ledger: LEDGER,
  treasurer: TREASURER,
  receipts: RECEIPTS,
  webhook: WEBHOOK,
  reconciliation: RECONCILIATION,
  limits: LIMITS,
  audience: AUDIENCE,
  campaigns: CAMPAIGNS,
  deliveries: DELIVERIES,
  breaker: BREAKER,
  upkeep: UPKEEP,
  'true-mails': TRUE_MAILS,
  mail: [...MAIL, ...MAIL_PROVIDERS],
  bounces: BOUNCES,
  staff: STAFF,
  audit: [...AUDIT, ...READS],
  people: PEOPLE,
  erasure: ERASURE,
  'sealed-gifts': SEALED_GIFTS,
  approvals: APPROVALS,
  rules: RULES,
  'release-trust': RELEASE_TRUST,
  sessions: SESSIONS,
  'second-factor': SECOND_FACTOR,
  contracts: CONTRACTS,
  giving: GIVING,
  applications: APPLICATIONS,
  federation: FEDERATION,
  containers: CONTAINERS,
  preview: PREVIEW,
  routes: ROUTES,
  errors: ERRORS,
  recovery: RECOVERY,
};
