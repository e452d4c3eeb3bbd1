/** Throws for what is no JSON, without the engine's own message: that quotes the text, which may hold a name. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('what is stored is no JSON');
  }
}
