/** Variables for parts of the recipient in a campaign: `{{first_name}}`, in its subject too. */
export const CAMPAIGN_VARIABLES = ['first_name'] as const;

/** Matches each placeholder for a first name, also with spaces in the braces. */
export const FIRST_NAME = /\{\{\s*first_name\s*\}\}/g;

/** Matches template commands of mail services: two braces, or a brace and a percent sign, up to the closing ones. */
const PLACEHOLDER = /\{\{[^{}]{0,60}(?:\}\})?|\{%[^{}%]{0,60}(?:%\})?/g;
const VARIABLE = /^\{\{\s*(\w+)\s*\}\}$/;

const isKnown = (placeholder: string) => {
  const name = VARIABLE.exec(placeholder)?.[1];
  return CAMPAIGN_VARIABLES.some((variable) => variable === name);
};

/** Returns the unknown placeholders in a campaign's subject or content, without duplicates. */
export function unknownVariables(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))].filter((placeholder) => !isKnown(placeholder));
}
