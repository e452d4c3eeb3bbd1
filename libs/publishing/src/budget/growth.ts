import type { Weights } from '@raade/contracts/releases/weights';

type Script = Weights['scripts'][string];

/** How many modules of a script are worth naming. */
const NAMED_MODULES = 5;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Growth {
  readonly module: string;
  readonly bytes: number;
  readonly isNew: boolean;
}

function growthsOf(now: Script, before: Script): Growth[] {
  return Object.entries(now.modules)
    .map(([module, bytes]) => {
      const earlier = before.modules[module];
      return { module, bytes: bytes - (earlier ?? 0), isNew: earlier === undefined };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}

/** A script with the modules that it has more than before, the largest first; of one that is as it was, nothing. */
function grown(name: string, now: Script, before: Script): string[] {
  const more = now.bytes - before.bytes;
  if (more <= 0) return [];
  const modules = growthsOf(now, before)
    .slice(0, NAMED_MODULES)
    .map(
      ({ module, bytes, isNew }) =>
        `    ${isNew ? 'new' : 'grown'}: ${module}, ${kilobytes(bytes)} of source`,
    );
  return [`  ${name}: ${kilobytes(now.bytes)}, ${kilobytes(more)} more`, ...modules];
}

const NOTHING: Script = { bytes: 0, modules: {} };

/**
 * Lines on the scripts that grew, the heaviest first, each followed by its modules that grew most.
 * @param names of scripts
 * @param before the release that is live; without it everything is new
 */
export function growthLines(
  names: readonly string[],
  now: Weights,
  before: Weights | undefined,
): string[] {
  return names
    .map((name) => [name, now.scripts[name] ?? NOTHING] as const)
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .flatMap(([name, script]) => grown(name, script, before?.scripts[name] ?? NOTHING));
}
