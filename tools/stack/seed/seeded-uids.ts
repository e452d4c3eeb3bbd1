/** Id of the account with a seeded email address, like `seeded-staff`. */
export const uidOf = (email: string) => `seeded-${email.split('@', 1)[0]}`;
