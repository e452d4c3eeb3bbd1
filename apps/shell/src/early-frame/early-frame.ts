import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { ALIVE_EVENT } from '../startup/alive-event.ts';
import { readSite } from '../startup/composed-data.ts';
import { followPage } from './early-bar.ts';
import { countDown } from './early-countdown.ts';
import { answerMenu } from './early-menu.ts';
import { noteSearch } from './early-search.ts';
import { answerThemes } from './early-themes.ts';

/**
 * The frame around a page, before the living one is there: the bar goes with the page, the menu opens, themes can be
 * chosen and the countdown counts on the nodes that came with the HTML. Where nothing is alive it is all the script of
 * a page until somebody goes on.
 */
function serveEarlyFrame(): void {
  const early = new AbortController();
  document.addEventListener(ALIVE_EVENT, () => early.abort(), { once: true });
  const page = pageFrameAt(readSite().pages, window.location.pathname);
  followPage(page, early.signal);
  answerMenu(early.signal);
  answerThemes(early.signal);
  noteSearch(early.signal);
  countDown(page, early.signal);
}

// On a page that somebody goes on from at once, the living frame may be there first.
if (!document.querySelector('#root[data-alive]')) serveEarlyFrame();
