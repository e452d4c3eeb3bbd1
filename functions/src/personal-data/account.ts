import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The account with an address; undefined if there is none. */
export async function accountOf(auth: Auth, address: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ email: address.trim() }]);
  return users[0];
}

/** True if an account has any right. */
export function isOfStaff({ customClaims }: UserRecord): boolean {
  return Object.keys(customClaims ?? {}).length > 0;
}
