import type { Navigation } from '@raade/contracts/site/navigation';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import type { Background } from '@raade/contracts/site/prerendering';
import type { SiteData } from '@raade/contracts/site/site-data';
import { useLocation } from '@raade/platform';
import { createContext, useContext } from 'react';

/** The frame's knowledge of the site around it, which the shell's own code does not have. */
export interface Site extends SiteData {
  /** The day, like `2025-03-01`. */
  readonly today: string;
  /** True where the environment names the day. */
  readonly isDayFixed?: boolean;
  /** The ground behind the bar, where nothing can be measured: in HTML that is rendered before any browser. */
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

/** The facts about the page at the current address that concern the frame. */
export function usePageFrame(): PageFrame {
  return pageFrameAt(useSite().pages, useLocation().pathname);
}

export const useYear = (): string => useSite().today.slice(0, 4);
