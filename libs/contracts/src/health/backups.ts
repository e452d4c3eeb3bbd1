/** Weeks for which daily backups are stored: the maximum of Firestore. */
export const BACKUP_WEEKS = 14;
