import { formatTable } from '@raade/kit/terminal/table.ts';
import { originOf } from '@raade/publishing/reading/read-release';
import type { Move } from '@raade/contracts/releases/pointer-moves';
import { fetchReleases } from './restore-releases.ts';
import type { Target } from './target.ts';

/** A table of an app's retained releases: when each was published and live, and by whom. */
export async function listReleases(target: Target, app: string): Promise<string> {
  const pointers = await target.store.readAll();
  const releases = await fetchReleases(originOf(target.origins, app));
  if (releases.length === 0) return `${app} has no release yet.`;
  const live = pointers.get(app);
  return formatTable([
    ['Release', 'Published', ''],
    ...releases.map(({ release, published_at }) => [
      release,
      formatMinute(new Date(published_at)),
      describeLive(live?.moves ?? [], release),
    ]),
  ]);
}

/** Says since when a release is or was live, and who made it live. `moves` starts with the latest. */
function describeLive(moves: readonly Move[], release: string): string {
  const index = moves.findIndex((move) => move.release === release);
  const move = moves[index];
  if (!move) return 'never live';
  const since = `${formatMinute(new Date(move.movedAt))} (${move.kind} by ${move.movedBy})`;
  return index === 0 ? `live since ${since}` : `live from ${since}`;
}

const formatMinute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
