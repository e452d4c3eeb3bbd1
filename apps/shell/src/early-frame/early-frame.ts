import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { HYDRATED_EVENT } from '../startup/hydrated-event.ts';
import { readSite } from '../startup/composed-data.ts';
import { startEarlyBar } from './early-bar.ts';
import { startEarlyCountdown } from './early-countdown.ts';
import { startEarlyMenu } from './early-menu.ts';
import { startEarlySearch } from './early-search.ts';
import { startEarlyThemes } from './early-themes.ts';

/**
 * Operates the prerendered frame until React has hydrated it: navigation bar, menu, themes, search shortcut, countdown.
 * On a static page this is the only script until the visitor interacts with a control.
 */
function startEarlyFrame(): void {
  const controller = new AbortController();
  document.addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true });
  const page = pageFrameAt(readSite().pages, window.location.pathname);
  startEarlyBar(page, controller.signal);
  startEarlyMenu(controller.signal);
  startEarlyThemes(controller.signal);
  startEarlySearch(controller.signal);
  startEarlyCountdown(page, controller.signal);
}

// After an early interaction with a static page, React may have hydrated the frame before this script runs.
if (!document.querySelector('#root[data-hydrated]')) startEarlyFrame();
