/** The id at the end of a Google resource name. Whole names differ: they contain the project id or its number. */
export const lastPart = (name: string): string => name.split('/').at(-1) ?? '';
