/** The name under which every remote exposes its only module. */
export const EXPOSED_MODULE = 'remote';

/**
 * Name of the global variable in which the entry of a remote leaves its container. It is no name that a browser has:
 * a remote called `history` leaves `window.history` alone.
 */
export const containerGlobal = (remote: string): string => `raade_remote_${remote}`;

/** Name of the global variable in which the code of a remote keeps its chunks. */
export const chunksGlobal = (remote: string): string => `raade_chunks_${remote}`;

/** The path of a file of a release, whose id is the first group. */
export const RELEASE_PATH = /^\/r\/([0-9a-f]{32})\//;
