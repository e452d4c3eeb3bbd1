import { readPointers } from '../../releases/publishing/live-pointers.ts';

const KNOWN_FOR_MS = 5 * 60_000;

let known: { readonly releases: ReadonlySet<string>; readonly at: number } | undefined;

/**
 * The releases, like `giving@<id>`, that are live or were: nobody else can make counts of ours grow by inventing some.
 * Read once in five minutes by each instance.
 */
export async function knownReleases(now = Date.now()): Promise<ReadonlySet<string>> {
  if (!known || now - known.at > KNOWN_FOR_MS) known = { releases: await readKnown(), at: now };
  return known.releases;
}

async function readKnown(): Promise<ReadonlySet<string>> {
  const pointers = await readPointers();
  return new Set(
    [...pointers].flatMap(([app, { pointer, moves }]) =>
      [...moves, ...(pointer ? [pointer] : [])].map(({ release }) => `${app}@${release}`),
    ),
  );
}
