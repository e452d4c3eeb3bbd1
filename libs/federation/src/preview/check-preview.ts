import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Registry, registrySchema } from '@raade/contracts/releases/registry';
import { isCompatible } from '../loading/platform-fit.ts';
import { findRelease } from './find-release.ts';
import { parsePreview, type PreviewRequest } from './parse-preview.ts';
import { PreviewRefused } from './preview-refused.ts';
import type { Pointers } from './previewed-registry.ts';
import { wholeRegistry } from './whole-registry.ts';

interface PreviewCheck {
  /** The wish of the address or the tab. */
  readonly wanted: string;
  /** The live one, or what of it the page knows. */
  readonly registry: Registry;
  /** Where all of it is. */
  readonly registryUrl: string;
  /** Version of `@raade/platform` in this shell. */
  readonly platformVersion: string;
  /** Rejects for whoever may not preview. */
  readonly requireStaff: () => Promise<void>;
}

/**
 * The releases to show in place of the live ones, each known to be published, of its remote, and fit
 * for this shell and the rest of the site. Whether who asks is staff is found out before any site is asked.
 * @throws PreviewRefused, or another error if somebody did not answer
 */
export async function checkPreview(check: PreviewCheck): Promise<Pointers> {
  const requests = parsePreview(check.wanted);
  await check.requireStaff();
  const registry = await wholeRegistry(check.registry, check.registryUrl);
  const whole = { ...check, registry };
  const found = await Promise.all(requests.map((request) => pointerOf(request, whole)));
  const pointers = Object.fromEntries(found);
  refuseConflicts({ ...registry, remotes: { ...registry.remotes, ...pointers } });
  return pointers;
}

async function pointerOf(request: PreviewRequest, { registry, platformVersion }: PreviewCheck) {
  const { remote } = request;
  const live = registry.remotes[remote];
  if (!live) throw new PreviewRefused('unknown-remote', `This site has no remote "${remote}".`);
  const pointer = await findRelease(live, request);
  if (!isCompatible(pointer, platformVersion)) {
    const message = `It needs platform ${pointer.platform}; this shell has ${platformVersion}.`;
    throw new PreviewRefused('incompatible', message);
  }
  return [remote, pointer] as const;
}

/** A path or a slot that two remotes want is something that compose would refuse, too. */
function refuseConflicts(registry: Registry): void {
  const result = registrySchema.safeParse(registry);
  if (result.success) return;
  throw new PreviewRefused('conflict', `With it, ${describeIssues(result.error.issues)}.`);
}
