/** Name of the script that a remote's release is entered through. */
export const REMOTE_ENTRY = 'remoteEntry.js';
