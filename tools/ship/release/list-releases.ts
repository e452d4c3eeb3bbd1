import { formatTable } from '@raade/kit/terminal/table.ts';
import { originOf } from '@raade/publishing/reading/read-release';
import type { Move } from '@raade/contracts/releases/pointer-moves';
import { releasesAt } from './restore-releases.ts';
import type { Target } from './target.ts';

/** A table of an app's retained releases: when each was published and live, and by whom. */
export async function listReleases(target: Target, app: string): Promise<string> {
  const pointers = await target.store.readAll();
  const releases = await releasesAt(originOf(target.origins, app));
  if (releases.length === 0) return `${app} has no release yet.`;
  const live = pointers.get(app);
  return formatTable([
    ['Release', 'Published', ''],
    ...releases.map(({ release, published_at }) => [
      release,
      minute(new Date(published_at)),
      whenLive(live?.moves ?? [], release),
    ]),
  ]);
}

function whenLive(moves: readonly Move[], release: string): string {
  const at = moves.findIndex((move) => move.release === release);
  const move = moves[at];
  if (!move) return 'never live';
  const since = `${minute(new Date(move.movedAt))} (${move.kind} by ${move.movedBy})`;
  return at === 0 ? `live since ${since}` : `live from ${since}`;
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
