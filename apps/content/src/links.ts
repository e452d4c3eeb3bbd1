import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import manifest from '../remote.json';

const REGISTER = '/conference/register';

const { links: manifestLinks } = remoteManifestSchema.parse(manifest);

/**
 * The links of `remote.json` for the site's menus, without links to an empty schedule or list of speakers. The link to
 * registration is shown from its first day until the forum begins.
 */
export function linksOf(content: ProvidedContent) {
  const { registrationOpens: from, firstDay: until } = forumOf(content);
  const emptySections = [
    ...(content.sessions.length > 0 ? [] : ['/conference#schedule']),
    ...(content.speakers.length > 0 ? [] : ['/conference#speakers']),
  ];
  return {
    ...manifestLinks,
    menu: manifestLinks?.menu?.map((link) => ({
      ...link,
      dropdown: link.dropdown
        ?.filter(({ href }) => !emptySections.includes(href))
        .map((item) => (item.href === REGISTER ? { ...item, from, until } : item)),
    })),
  };
}
