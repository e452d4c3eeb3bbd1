/** The role in the association that signs mails about applications, by their kind. */
export const SIGNERS = { student: 'student', partner: 'partner', guest: 'forum' } as const;
