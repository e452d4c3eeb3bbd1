import type { Navigation } from '@raade/contracts/site/navigation';
import { SAMPLE_ASSOCIATION } from '@raade/contracts/testing/sample-association';
import { SAMPLE_FORUM } from '@raade/contracts/testing/sample-forum';
import { MemoryRouter } from '@raade/platform';
import type { ReactNode } from 'react';
import { type Site, SiteContext } from '../site-context.ts';

/**
 * A navigation with a link in every place. The names are unlike those of the real site, so no test passes by accident.
 */
export const SAMPLE_NAVIGATION: Navigation = {
  menu: [
    {
      name: 'Rivers',
      href: '/rivers',
      dropdown: [
        { name: 'Source', href: '/rivers#source' },
        { name: 'Mouth', href: '/rivers#mouth', highlight: true },
      ],
    },
    { name: 'Hills', href: '/hills', dropdown: [{ name: 'Top', href: '/hills#top' }] },
    { name: 'Sea', href: '/sea' },
  ],
  actions: [
    { name: 'Swim', href: '/sea#swim', highlight: true },
    { name: 'Climb', href: '/hills#climb' },
  ],
  menuFoot: [{ name: 'Harbour', href: '/harbour' }],
  explore: [{ name: 'All rivers', href: '/rivers' }],
  contact: [{ name: 'Ask the pilot', href: '/pilot' }],
  legal: [{ name: 'Rules', href: '/rules' }],
  suggestedLinks: [{ name: 'Back to the shore', href: '/shore' }],
  countdown: [{ name: 'When it ebbs', href: '/tide' }],
  staff: [
    { name: 'Charts', href: '/bridge/charts', group: 'Bridge' },
    {
      name: 'Cargo',
      href: '/bridge/cargo',
      group: 'Hold',
      right: 'cargo.read',
      waitingCount: 'crates',
    },
    {
      name: 'Bilge',
      href: '/bridge/bilge',
      group: 'Hold',
      right: 'bilge.read',
      waitingCount: 'leaks',
      waitingLists: { large: '/bridge/bilge?show=large', small: '/bridge/bilge?show=small' },
    },
  ],
};

export const SAMPLE_SITE: Site = {
  navigation: SAMPLE_NAVIGATION,
  today: '2025-03-01',
  forum: SAMPLE_FORUM,
  association: SAMPLE_ASSOCIATION,
  pages: {
    '/rivers': { countdown: 'always' },
    '/hills': { hero: true, countdown: 'below-hero' },
    '/bridge/*': { area: 'staff' },
  },
};

interface InSiteProps {
  /** Address of the page. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** Renders a part of the frame on a page of the sample site. */
export function InSite({ at = '/rivers', children }: InSiteProps) {
  return (
    <SiteContext value={SAMPLE_SITE}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </SiteContext>
  );
}
