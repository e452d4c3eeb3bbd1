/** Weeks for which each daily backup of the database is kept: the most that Firestore keeps one. */
export const BACKUP_WEEKS = 14;
