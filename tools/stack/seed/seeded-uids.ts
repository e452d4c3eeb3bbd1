/** Id of the account that `SEEDED_STAFF` of `@raade/contracts/local-stack` signs in to. */
export const STAFF_UID = 'seeded-staff';

/** Id of the account that `SEEDED_ADMIN` signs in to. */
export const ADMIN_UID = 'seeded-admin';

/** Id of the account that `SEEDED_RELEASER` signs in to. */
export const RELEASER_UID = 'seeded-releaser';
