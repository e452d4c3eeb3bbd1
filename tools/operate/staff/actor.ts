/** Name of this tool in the audit log. */
export const ACTOR = 'npm run staff';
