import { Failure } from '@raade/contracts/failure';

const PATIENCE_MS = 10_000;

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** A file of a site as text. Rejects with a `Failure` that says what to do. */
export async function readText(site: string, file: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(site + file, { redirect: 'manual', signal }).catch(
    (cause: unknown) => {
      throw new Failure(
        `${site} does not answer (${reasonOf(cause)}). Start the local stack with \`npm start\`, or name another address with --shell.`,
        { cause },
      );
    },
  );
  const text = await response.text();
  if (response.ok) return text;
  const place = response.headers.get('location');
  throw new Failure(
    place
      ? `${site} leads to ${new URL(place, site).origin}: name that address with --shell.`
      : `${site} answers, but ${file} with ${response.status}: it is no site of ours, or none is published there yet.`,
  );
}
