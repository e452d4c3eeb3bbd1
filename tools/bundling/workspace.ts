import path from 'node:path';

/** The root of the repository. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../..');
