import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Registry, registrySchema } from '@raade/contracts/releases/registry';
import { isCompatible } from '../loading/platform-fit.ts';
import { findRelease } from './find-release.ts';
import { parsePreview, type PreviewRequest } from './parse-preview.ts';
import { PreviewRefused } from './preview-refused.ts';
import type { Pointers } from './previewed-registry.ts';
import { wholeRegistry } from './whole-registry.ts';

interface PreviewCheck {
  /** The requested releases, as `parsePreview` reads them. */
  readonly requestText: string;
  /** The registry of this page, which may contain only some remotes. */
  readonly registry: Registry;
  /** Address of the registry of the whole site. */
  readonly registryUrl: string;
  /** Version of `@raade/platform` in this shell. */
  readonly platformVersion: string;
  /** Rejects unless the user is staff and may preview releases. */
  readonly requireStaff: () => Promise<void>;
}

/**
 * Returns the releases to show in place of the live ones, after checking that each is published, belongs to its remote,
 * and fits this shell and the other remotes. Staff rights are checked first, before any request.
 * @throws PreviewRefused, or another error if a server did not answer
 */
export async function checkPreview(check: PreviewCheck): Promise<Pointers> {
  const requests = parsePreview(check.requestText);
  await check.requireStaff();
  const registry = await wholeRegistry(check.registry, check.registryUrl);
  const wholeCheck = { ...check, registry };
  const entries = await Promise.all(requests.map((request) => pointerOf(request, wholeCheck)));
  const pointers = Object.fromEntries(entries);
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

/** Refuses a preview in which two remotes have the same path or slot, as the publisher would. */
function refuseConflicts(registry: Registry): void {
  const result = registrySchema.safeParse(registry);
  if (result.success) return;
  throw new PreviewRefused('conflict', `With it, ${describeIssues(result.error.issues)}.`);
}
