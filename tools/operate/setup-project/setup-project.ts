import { Failure, messageOf } from '@raade/contracts/base/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { environmentVariables, grantRoles, makeAccounts, trustWorkflows } from './access.ts';
import { configureAppCheck, configureSignIn, makeSites } from './pages.ts';
import { addFirebase, makeDatabases, payForProject } from './project.ts';
import { keepSecrets, makeWebhook } from './secrets.ts';
import type { Setup } from './setup.ts';
import { keepAuditLog, makeBucket, makeBudget, watch } from './watching.ts';

/** The parts of the setup, in the order in which one needs the other. */
const PARTS: readonly (readonly [title: string, part: (setup: Setup) => Promise<void>])[] = [
  ['APIs, and an account that pays', payForProject],
  ['Firebase, and the app that pages name', addFirebase],
  ['Databases, backups, rules and indexes', makeDatabases],
  ['Sites of the shell and of each remote', makeSites],
  ['Sign-in of staff', configureSignIn],
  ['App Check', configureAppCheck],
  ['Secrets', keepSecrets],
  ['The webhook endpoint at Stripe', makeWebhook],
  ['Service accounts', makeAccounts],
  ['The bucket for pictures', makeBucket],
  ['Workflows of GitHub', trustWorkflows],
  ['Roles', grantRoles],
  ['The locked copy of the audit log', keepAuditLog],
  ['Alerts and uptime checks', watch],
  ['A budget', makeBudget],
];

/** Makes what a project lacks, and says what it does. After an abort the next run does the rest. */
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
  say(`\nAll of it is there. What is left to a person stands in docs/production.md, section 3.`);
  say(`The doctor says the records of the mail domain: npm run doctor -- --project ${projectId}`);
}
