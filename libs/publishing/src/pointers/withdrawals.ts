import { Failure } from '@raade/contracts/failure';
import type { WithdrawnFile } from '@raade/contracts/withdrawn-releases';
import type { LivePointer, LivePointers, Withdrawal } from './pointer-store.ts';

/** The withdrawal of a release, if it is withdrawn. */
export const withdrawalOf = (
  live: Pick<LivePointer, 'withdrawn'> | undefined,
  release: string,
): Withdrawal | undefined => live?.withdrawn?.find((withdrawal) => withdrawal.release === release);

/** A sentence that says who has withdrawn a release, when and why. */
export function withdrawnText(app: string, withdrawal: Withdrawal): string {
  const { release, withdrawnBy, withdrawnAt, reason } = withdrawal;
  return `${app} ${release} was withdrawn by ${withdrawnBy} on ${withdrawnAt.toISOString().slice(0, 10)}: ${reason}`;
}

/** Throws a `Failure` if a release is withdrawn, with the reason and the way out. */
export function refuseWithdrawn(
  { app, release }: { readonly app: string; readonly release: string },
  live: Pick<LivePointer, 'withdrawn'> | undefined,
): void {
  const withdrawal = withdrawalOf(live, release);
  if (!withdrawal) return;
  throw new Failure(
    `${withdrawnText(app, withdrawal)}\nPublish a release without that, or allow this one again on the staff page Releases or by \`npm run release -- allow ${app}@${release} --reason "<why>"\`.`,
  );
}

/** What previews are told. */
export function withdrawnFileOf(pointers: LivePointers): WithdrawnFile {
  const releases = [...pointers].flatMap(([app, { withdrawn = [] }]) =>
    withdrawn.length > 0 ? [[app, withdrawn.map(({ release }) => release)] as const] : [],
  );
  return { schema: 1, releases: Object.fromEntries(releases) };
}
