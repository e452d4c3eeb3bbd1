/** Parses a text as JSON. Returns undefined for invalid JSON, which schemas then refuse. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
