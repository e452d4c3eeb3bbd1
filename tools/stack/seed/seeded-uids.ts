import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';

/** Id of the account with a seeded email address, like `seeded-staff`. */
export const uidOf = (email: string) => `seeded-${email.split('@', 1)[0]}`;

/** Id of the account `SEEDED_STAFF`. */
export const STAFF_UID = uidOf(SEEDED_STAFF.email);
