/** Why nobody runs a step, by how its place begins. A step that was not run and is not named here is an error. */
export const NOT_RUN: Readonly<Record<string, string>> = {};
