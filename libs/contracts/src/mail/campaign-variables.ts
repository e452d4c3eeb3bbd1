/** Variables for parts of the recipient in a campaign: `{{first_name}}`, in its subject too. */
export const CAMPAIGN_VARIABLES = ['first_name'] as const;

/** Each place for a first name; spaces beside the name make no difference. */
export const FIRST_NAME = /\{\{\s*first_name\s*\}\}/g;

/** Two braces, or one and a per cent sign, which mail services read as commands; to its end, if it has one. */
const PLACEHOLDER = /\{\{[^{}]{0,60}(?:\}\})?|\{%[^{}%]{0,60}(?:%\})?/g;
const KNOWN = /^\{\{\s*(\w+)\s*\}\}$/;

const isKnown = (placeholder: string) => {
  const name = KNOWN.exec(placeholder)?.[1];
  return CAMPAIGN_VARIABLES.some((known) => known === name);
};

/** Placeholders in a campaign's subject or content that nothing would be put into, each once, as they stand there. */
export function unknownVariables(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))].filter((found) => !isKnown(found));
}
