/** An entry of the site's navigation. `href` is a path of the site, with or without an anchor. */
export interface NavigationItem {
  readonly name: string;
  readonly href: string;
  readonly dropdown?: readonly NavigationItem[];
  /** Stands out among its neighbours. */
  readonly isHighlighted?: boolean;
}

/** The entry of a page whose dropdown leads to the page's anchors. */
export interface MainItem extends NavigationItem {
  readonly dropdown: readonly NavigationItem[];
}

export const DONATE: NavigationItem = { name: 'Donate', href: '/conference#donation' };
export const JOIN: NavigationItem = { name: 'Join Us', href: '/#join' };

export const MAIN_ITEMS: readonly MainItem[] = [
  {
    name: 'About',
    href: '/about',
    dropdown: [
      { name: 'Overview', href: '/about#overview' },
      { name: 'Approach', href: '/about#approach' },
      { name: 'Impact', href: '/about#impact' },
      { name: 'Team', href: '/about#team' },
    ],
  },
  {
    name: 'Innovation Studios',
    href: '/studios',
    dropdown: [
      { name: 'Overview', href: '/studios#overview' },
      { name: 'Projects', href: '/studios#projects' },
      { name: 'Apply', href: '/studios#apply' },
    ],
  },
  {
    name: 'Conference',
    href: '/conference',
    dropdown: [
      { name: 'Overview', href: '/conference#overview' },
      { name: 'Why Attend', href: '/conference#why-attend' },
      { name: 'Speakers', href: '/conference#speakers' },
      { name: 'Schedule', href: '/conference#schedule' },
      { name: 'Sponsors', href: '/conference#sponsors' },
      { name: 'Registration', href: '/conference#registration' },
      { name: 'Sponsorship', href: '/conference#sponsorship' },
      { name: 'Register Now', href: '/conference/register', isHighlighted: true },
      DONATE,
    ],
  },
];

export const FOOTER_ITEMS: readonly NavigationItem[] = [
  { name: 'Contact', href: '/contact' },
  { name: 'Events', href: '/conference' },
];
