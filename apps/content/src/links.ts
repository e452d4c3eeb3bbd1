import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import manifest from '../remote.json';

const REGISTER = '/conference/register';

const { links: released } = remoteManifestSchema.parse(manifest);

/**
 * The links of `remote.json` that lead to what there is. The frame leads to registration from its first day to the last
 * before the forum.
 */
export function linksOf(content: ProvidedContent) {
  const { registrationOpens: from, firstDay: until } = forumOf(content);
  const missing = [
    ...(content.sessions.length > 0 ? [] : ['/conference#schedule']),
    ...(content.speakers.length > 0 ? [] : ['/conference#speakers']),
  ];
  return {
    ...released,
    menu: released?.menu?.map((link) => ({
      ...link,
      dropdown: link.dropdown
        ?.filter(({ href }) => !missing.includes(href))
        .map((below) => (below.href === REGISTER ? { ...below, from, until } : below)),
    })),
  };
}
