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

function growthsOf(script: Script, liveScript: Script): Growth[] {
  return Object.entries(script.modules)
    .map(([module, bytes]) => {
      const liveBytes = liveScript.modules[module];
      return { module, bytes: bytes - (liveBytes ?? 0), isNew: liveBytes === undefined };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}

/** Lines on a script and its new or grown modules, largest first. Empty if the script has not grown. */
function linesOf(name: string, script: Script, liveScript: Script): string[] {
  const addedBytes = script.bytes - liveScript.bytes;
  if (addedBytes <= 0) return [];
  const modules = growthsOf(script, liveScript)
    .slice(0, NAMED_MODULES)
    .map(
      ({ module, bytes, isNew }) =>
        `    ${isNew ? 'new' : 'grown'}: ${module}, ${kilobytes(bytes)} of source`,
    );
  return [`  ${name}: ${kilobytes(script.bytes)}, ${kilobytes(addedBytes)} more`, ...modules];
}

const EMPTY: Script = { bytes: 0, modules: {} };

/**
 * Lines on the scripts that have grown, heaviest first, each followed by the modules that have grown most.
 * @param names of scripts
 * @param liveWeights those of the live release; without them everything counts as new
 */
export function growthLines(
  names: readonly string[],
  weights: Weights,
  liveWeights: Weights | undefined,
): string[] {
  return names
    .map((name) => [name, weights.scripts[name] ?? EMPTY] as const)
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .flatMap(([name, script]) => linesOf(name, script, liveWeights?.scripts[name] ?? EMPTY));
}
