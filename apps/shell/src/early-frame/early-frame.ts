import { earlyPage } from './early-page.ts';
import { followPage } from './early-bar.ts';
import { countDown } from './early-countdown.ts';
import { answerMenu } from './early-menu.ts';
import { noteSearch } from './early-search.ts';
import { whileEarly } from './while-early.ts';

/**
 * The frame around a page, before the living one is there: the bar goes with the page, the menu opens and the countdown
 * counts on the nodes that came with the HTML. Where nothing is alive it is all the script of a page until somebody goes
 * on.
 */
const page = earlyPage();
whileEarly((signal) => {
  followPage(page, signal);
  answerMenu(signal);
  noteSearch(signal);
  countDown(page, signal);
});
