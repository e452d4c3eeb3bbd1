/** The id of what has a name of Google's: one project has two names, its id and its number. */
export const lastPart = (name: string): string => name.split('/').at(-1) ?? '';
