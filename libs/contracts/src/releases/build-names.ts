/** Name of the only module that each remote exposes. */
export const EXPOSED_MODULE = 'remote';

/**
 * Name of the global variable in which the entry of a remote stores its container. The prefix avoids names of browsers:
 * a remote called `history` would overwrite `window.history`.
 */
export const containerGlobal = (remote: string): string => `raade_remote_${remote}`;

/** Name of the global variable in which a remote stores its chunks. */
export const chunksGlobal = (remote: string): string => `raade_chunks_${remote}`;

/** Matches the path of a file of a release; the first group is the release's id. */
export const RELEASE_PATH = /^\/r\/([0-9a-f]{32})\//;
