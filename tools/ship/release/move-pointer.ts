import type { MoveKind, ReleaseFile } from '@raade/contracts/releases';
import { Failure } from '@raade/contracts/failure';
import { checkFits, checkManifest, checkPages } from '@raade/publishing/verify/check-fits';
import { fetchRelease } from '@raade/publishing/verify/fetch-release';
import { pointersOf } from './compose-live.ts';
import { releaseBefore } from '@raade/publishing/pointers/pointer-history';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { pointerTo } from '@raade/publishing/releases/stage-release';
import { originOf, type Target } from './target.ts';

/** Checks a release that its site serves: each answer, and that it fits the other live releases. */
export async function verify(
  target: Target,
  app: string,
  release: string,
  pointers: LivePointers,
): Promise<ReleaseFile> {
  const origin = originOf(target, app, pointers);
  const fetched = await fetchRelease(app, `${origin}/r/${release}/`, target);
  checkManifest(fetched);
  checkPages(fetched);
  checkFits(app, { ...pointersOf(pointers), [app]: pointerTo(fetched.release, origin) });
  return fetched.release;
}

interface ReleaseMove {
  readonly app: string;
  readonly release: string;
  readonly kind: MoveKind;
  /** Pointers as they were when the command began: it moves nothing if another command was faster. */
  readonly seen: LivePointers;
}

/** Makes a release the live one after its checks. One that is live already stays so. */
export async function movePointer(target: Target, { app, release, kind, seen }: ReleaseMove) {
  const live = seen.get(app);
  const file = await verify(target, app, release, await target.store.readAll());
  if (live?.pointer.release === release) return;
  const pointer = pointerTo(file, originOf(target, app, seen));
  await target.store.move(app, { pointer, kind, seen: live?.revision ?? 0 });
}

/** Makes a retained release the live one. */
export async function promote(target: Target, app: string, release: string): Promise<void> {
  const seen = await target.store.readAll();
  await movePointer(target, { app, release, kind: 'promote', seen });
}

/**
 * Goes back to a release, by default to the one that was live before.
 * @returns the release that is live now
 */
export async function rollback(target: Target, app: string, release?: string): Promise<string> {
  const seen = await target.store.readAll();
  const live = seen.get(app);
  const earlier = release ?? (live && releaseBefore(live));
  if (!earlier)
    throw new Failure(
      `No other release of ${app} was live before, so there is none to go back to.`,
    );
  await movePointer(target, { app, release: earlier, kind: 'rollback', seen });
  return earlier;
}
