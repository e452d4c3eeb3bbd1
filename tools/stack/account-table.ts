import { SEEDED_ACCOUNTS } from '@raade/contracts/local/local-stack';
import { formatTable } from '@raade/kit/terminal/table.ts';

/** The sample accounts, a line each: email address, password, roles and what they may do. */
export function accountTable(): string {
  return formatTable(
    SEEDED_ACCOUNTS.map(({ email, password, roles, may }) => [
      email,
      password,
      `${roles.join(', ')}: ${may}`,
    ]),
  );
}
