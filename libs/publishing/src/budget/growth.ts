import type { Weights } from '@raade/contracts/releases/weights';

type Script = Weights['scripts'][string];

/** Maximum number of modules that are listed for a script. */
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

/** Lines on a script and its new or grown modules, largest first. Empty if the script has not grown. */
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
 * Lines on the scripts that have grown, heaviest first, each followed by the modules that have grown most.
 * @param names of scripts
 * @param before the weights of the live release; without them everything counts as new
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
