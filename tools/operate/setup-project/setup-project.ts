import { Failure, messageOf } from '@raade/contracts/base/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { environmentVariables, grantRoles, makeAccounts, trustWorkflows } from './access.ts';
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
  ['Firebase and its web app', addFirebase],
  ['Databases, backups, rules and indexes', makeDatabases],
  ['Sites of the shell and of each remote', makeSites],
  ['Sign-in of staff', configureSignIn],
  ['App Check', configureAppCheck],
  ['Secrets', makeSecrets],
  ['The webhook endpoint at Stripe', makeWebhook],
  ['Service accounts', makeAccounts],
  ['Workflows of GitHub', trustWorkflows],
  ['Roles', grantRoles],
  ['The locked copy of the audit log', makeAuditLogBucket],
  ['Alerts and uptime checks', setUpMonitoring],
  ['A budget', makeBudget],
];

/** Creates everything that a project lacks, and prints each step. After a failure, the next run continues. */
export async function setUpProject(setup: Setup): Promise<void> {
  const { projectId, say } = setup;
  for (const [index, [title, part]] of PARTS.entries()) {
    say(`${index + 1}/${PARTS.length} ${title}`);
    await part(setup).catch((cause: unknown) => {
      if (!(cause instanceof Failure)) throw cause;
      const next = 'Put that right, then run the same command again: it does what is left.';
      throw new Failure(`It stopped at '${title}':\n${messageOf(cause)}\n${next}`, { cause });
    });
  }
  say('\nVariables of the environments on GitHub (Settings, Environments):');
  say(formatTable(await environmentVariables(setup)));
  say('\nSetup is complete. The remaining manual steps are in docs/production.md, section 3.');
  say(`The doctor says the records of the mail domain: npm run doctor -- --project ${projectId}`);
}
