import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { publishInto } from '@raade/prove/fault-server/publish-into.ts';
import type { ComposedSite } from '../federation/composed-site.ts';

/** Publishes content with other texts than the sample and some moved pages. */
export const publishOther = (site: ComposedSite) =>
  publishInto(site, {
    revision: { sequence: 2, at: '2026-09-30T12:00:00Z' },
    parts: OTHER_CONTENT as unknown as ContentData['parts'],
  });
