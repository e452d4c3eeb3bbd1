import { SHELL } from '@raade/contracts/releases/shell-files';
import semver from 'semver';
import { type Gate, remotesOf, sentence, shellOf, titleOf, usesOf } from './site-move.ts';

/** Remotes run with the shell's React: it has to be in the range of each. */
export const reactRange: Gate = (move) => {
  const isShellMoving = move.moving.includes(SHELL);
  const react = shellOf(move.after)?.facts.gives?.react;
  const earlier = shellOf(move.before)?.facts.gives?.react;
  const asked = [...remotesOf(move.after), ...move.retained];
  return asked.flatMap((remote) => {
    const isMoving = move.moving.includes(remote.name);
    const range = usesOf(remote).react;
    if (react === undefined || (!isShellMoving && !isMoving)) return [];
    if (semver.satisfies(react, range)) return [];
    const wasSo = earlier !== undefined && !semver.satisfies(earlier, range);
    if (wasSo && !isMoving) return [];
    const says = `${sentence(titleOf(move, remote))} was built with React ${range}, and the ${isShellMoving ? 'new' : 'live'} shell brings ${react}.`;
    if (move.retained.includes(remote)) {
      const message = `${says}\nNobody could go back to it. Go back with the shell then, too; accept that with --leave-behind.`;
      return [{ message, acceptable: 'leave-behind' }];
    }
    return [
      {
        message: `${says}\nBuild ${remote.name} with the React of that shell (package.json), or move both at once: \`npm run release -- promote shell@<release> ${remote.name}@<release>\`.`,
      },
    ];
  });
};
