import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import manifest from '../remote.json';
import { FORUM } from './content/forum.ts';

const REGISTER = '/conference/register';

/** The days on which the frame leads to registration: from its first day to the last before the forum. */
const WHILE_OPEN = { from: FORUM.registrationOpens, until: FORUM.firstDay };

const { links: released } = remoteManifestSchema.parse(manifest);

/** The links of `remote.json`, with the days of the forum that the content has. */
export const links = {
  ...released,
  menu: released?.menu?.map((link) => ({
    ...link,
    dropdown: link.dropdown?.map((below) =>
      below.href === REGISTER ? { ...below, ...WHILE_OPEN } : below,
    ),
  })),
};
