/**
 * The id at the end of a Google resource name. Whole names cannot be compared: they may contain project id or number.
 */
export const lastPart = (name: string): string => name.split('/').at(-1) ?? '';
