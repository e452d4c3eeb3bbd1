import { COMPOSED_DATA } from '@raade/contracts/composed-data';
import type { PageFrame } from '@raade/contracts/page-frame';
import { pageFrameAt } from '@raade/contracts/page-frame-at';
import type { SiteData } from '@raade/contracts/site-data';

/** The facts about this page that concern the frame, as compose has written them into it. */
export function earlyPage(): PageFrame {
  const [, , site] = COMPOSED_DATA;
  const text = document.getElementById(site)?.textContent ?? '{"pages":{}}';
  const { pages } = JSON.parse(text) as SiteData;
  return pageFrameAt(pages, window.location.pathname);
}
