import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { PageVisit } from './choose-visits.ts';
import type { AnswerAt } from './site-in-memory.ts';
import { NEVER_WHOLE, visitPage } from './visit-page.ts';
import { type Trouble, type Watch, watchPolicies } from './watch-page.ts';

/** Where so many pages never are whole, the others would only keep people waiting. */
const MOST_NEVER_WHOLE = 2;

/** More pages at once are not sooner there. */
const MOST_AT_ONCE = 4;
const AT_ONCE = Math.min(availableParallelism(), MOST_AT_ONCE);

export interface VisitedPage extends PageVisit {
  readonly troubles: readonly Trouble[];
}

async function answer(route: Route, answerAt: AnswerAt): Promise<void> {
  const answered = await answerAt(route.request().url());
  // Whatever else pages ask for is not there: no visit leaves a trace.
  if (!answered) return route.abort('connectionrefused');
  return route.fulfill({ ...answered, headers: { ...answered.headers } });
}

async function openSite(
  browser: Browser,
  answerAt: AnswerAt,
  watched: ReadonlyMap<Page, Watch>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.route('**/*', (route) => answer(route, answerAt));
  await watchPolicies(context, (page, trouble) => watched.get(page)?.note(trouble));
  return context;
}

/** Opens pages of a site, a few at once. */
export async function visitSite(
  browser: Browser,
  { origin, answerAt }: { readonly origin: string; readonly answerAt: AnswerAt },
  visits: readonly PageVisit[],
): Promise<readonly VisitedPage[]> {
  if (visits.length === 0) return [];
  const watched = new Map<Page, Watch>();
  const context = await openSite(browser, answerAt, watched);
  const visited: VisitedPage[] = [];
  const left = [...visits];
  const isHopeless = () =>
    visited.filter(({ troubles }) => troubles.some(({ event }) => event === NEVER_WHOLE)).length >=
    MOST_NEVER_WHOLE;
  const goOn = async () => {
    for (let visit = left.shift(); visit && !isHopeless(); visit = left.shift()) {
      const troubles = await visitPage(context, origin + visit.path, watched);
      visited.push({ ...visit, troubles });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
    return visited;
  } finally {
    await context.close();
  }
}
