import { SHELL } from '@raade/contracts/releases/shell-files';
import semver from 'semver';
import { type Gate, remotesOf, capitalize, shellOf, titleOf, usesOf } from './site-move.ts';

/** Gate: the shell's version of React must be in the range of each remote, since remotes use it. */
export const reactRange: Gate = (move) => {
  const isShellMoving = move.moving.includes(SHELL);
  const react = shellOf(move.after)?.facts.gives?.react;
  const liveReact = shellOf(move.before)?.facts.gives?.react;
  const remotes = [...remotesOf(move.after), ...move.retained];
  return remotes.flatMap((remote) => {
    const isMoving = move.moving.includes(remote.name);
    const range = usesOf(remote).react;
    if (react === undefined || (!isShellMoving && !isMoving)) return [];
    if (semver.satisfies(react, range)) return [];
    // The move does not cause this problem.
    const wasOutside = liveReact !== undefined && !semver.satisfies(liveReact, range);
    if (wasOutside && !isMoving) return [];
    const problem = `${capitalize(titleOf(move, remote))} was built with React ${range}, and the ${isShellMoving ? 'new' : 'live'} shell brings ${react}.`;
    if (move.retained.includes(remote)) {
      const message = `${problem}\nA rollback to it would fail. Go back with the shell then, too; accept that with --leave-behind.`;
      return [{ message, acceptable: 'leave-behind' }];
    }
    return [
      {
        message: `${problem}\nBuild ${remote.name} with the React of that shell (package.json), or move both at once: \`npm run release -- promote shell@<release> ${remote.name}@<release>\`.`,
      },
    ];
  });
};
