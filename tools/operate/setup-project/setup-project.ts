import { Failure, messageOf } from '@raade/contracts/base/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { listEnvironmentVariables, grantRoles, makeAccounts, trustWorkflows } from './access.ts';
import { configureAppCheck, configureSignIn } from './sign-in.ts';
import { makeSites } from './sites.ts';
import { addFirebase, makeDatabases, enableApisAndBilling } from './project.ts';
import { makeSecrets, makeWebhook } from './secrets.ts';
import type { Setup } from './setup.ts';
import { makeAuditLogBucket } from './audit-log-bucket.ts';
import { makeBudget, setUpMonitoring } from './monitoring.ts';

/** The parts of the setup, in order: later parts need earlier ones. */
const PARTS: readonly (readonly [title: string, part: (setup: Setup) => Promise<void>])[] = [
  ['APIs and billing', enableApisAndBilling],
  ['Firebase and the web app', addFirebase],
  ['Databases, backups, rules and indexes', makeDatabases],
  ['Hosting sites', makeSites],
  ['Staff sign-in', configureSignIn],
  ['App Check', configureAppCheck],
  ['Secrets', makeSecrets],
  ['Stripe webhook endpoint', makeWebhook],
  ['Service accounts', makeAccounts],
  ['Access for GitHub workflows', trustWorkflows],
  ['Roles of the service accounts', grantRoles],
  ['Locked copy of the audit log', makeAuditLogBucket],
  ['Alerts and uptime checks', setUpMonitoring],
  ['Budget', makeBudget],
];

/** Creates everything that a project lacks, and prints each step. After a failure, the next run continues. */
export async function setUpProject(setup: Setup): Promise<void> {
  const { projectId, say } = setup;
  for (const [index, [title, part]] of PARTS.entries()) {
    say(`${index + 1}/${PARTS.length} ${title}`);
    await part(setup).catch((cause: unknown) => {
      if (!(cause instanceof Failure)) throw cause;
      const next =
        'Fix this, then run the same command again. It continues with the remaining steps.';
      throw new Failure(`The step '${title}' failed:\n${messageOf(cause)}\n${next}`, { cause });
    });
  }
  say('\nSet these variables in the GitHub environments (Settings, Environments):');
  say(formatTable(await listEnvironmentVariables(setup)));
  say('\nSetup is complete. Continue with the manual steps in docs/production.md, section 3.');
  say(`To see the DNS records for the mail domain, run: npm run doctor -- --project ${projectId}`);
}
