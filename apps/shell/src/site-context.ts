import type { Navigation } from '@raade/contracts/site/navigation';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import type { Background } from '@raade/contracts/site/prerendering';
import type { SiteData } from '@raade/contracts/site/site-data';
import { useLocation } from '@raade/platform';
import { createContext, useContext } from 'react';

/** The data of the site for the frame: bar, menu and footer. The publisher writes these data into each page. */
export interface Site extends SiteData {
  /** The day, like `2025-03-01`. */
  readonly today: string;
  /** True if the environment sets the day, as in tests. */
  readonly isDayFixed?: boolean;
  /** The background behind the bar while prerendering, where it cannot be measured. */
  readonly behindBar?: Background;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The frame is rendered without a site.');
  return site;
}

/** Returns the association that runs the site; undefined if the content does not name one. */
export const useAssociation = (): SiteData['association'] => useSite().association;

export const useNavigation = (): Navigation => useSite().navigation;

/** The settings of the page at the current address that the frame needs. Each page sets them in `pages.ts`. */
export function usePageFrame(): PageFrame {
  return pageFrameAt(useSite().pages, useLocation().pathname);
}

export const useYear = (): string => useSite().today.slice(0, 4);
