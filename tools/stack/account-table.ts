import { SEEDED_ACCOUNTS } from '@raade/contracts/local/local-stack';
import { formatTable } from '@raade/kit/terminal/table.ts';

/** A table of the sample accounts: email address, password, roles and rights. */
export function formatAccounts(): string {
  return formatTable(
    SEEDED_ACCOUNTS.map(({ email, password, roles, may }) => [
      email,
      password,
      `${roles.join(', ')}: ${may}`,
    ]),
  );
}
