import * as z from 'zod/mini';

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Enough to tell what is wrong. */
const LONGEST = 300;

/** What an answer of Google's says of its error. */
export async function errorText(response: Response): Promise<string> {
  const text = await response.text();
  return messageIn(text).slice(0, LONGEST);
}

function messageIn(text: string): string {
  try {
    return errorSchema.parse(JSON.parse(text)).error.message;
  } catch {
    return text;
  }
}
