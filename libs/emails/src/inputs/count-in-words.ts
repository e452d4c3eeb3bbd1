const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number of things as a sentence says it: 5 -> 'five'. */
export const countInWords = (count: number) => WORDS[count - 2] ?? String(count);

export const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
