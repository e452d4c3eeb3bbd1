/** What a text says as JSON; undefined if it is none, for schemas that then refuse it. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
