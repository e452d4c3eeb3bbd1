/** Id of the account that `SEEDED_STAFF` signs in to. */
export const STAFF_UID = 'seeded-staff';
