import { onRequest, type Request, type Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { EMAIL_UNSUBSCRIBE } from '@raade/contracts/base/callables';
import { causeOf } from '../../base/callable/failure.ts';
import { UNSUBSCRIBE_OPTIONS } from '../../base/configuration/function-options.ts';
import { wakeForCounts } from '../campaigns/record-progress.ts';
import { isUnsubscribed, subscribeAgain, unsubscribe } from './suppressions.ts';
import { UNSUBSCRIBE_HEADERS, unsubscribePage, type UnsubscribePage } from './unsubscribe-page.ts';
import { readToken, type Subscription } from '../unsubscribe-token.ts';

/**
 * `email-unsubscribe`: the target of the link at the end of a campaign's mail. GET shows a page with a button, since
 * mail scanners follow links. POST unsubscribes: mail programs send it (RFC 8058), and so does the button.
 */
export const unsubscribeFunction = onRequest(UNSUBSCRIBE_OPTIONS, async (request, response) => {
  try {
    await answer(request, response);
  } catch (error) {
    logger.error(`${EMAIL_UNSUBSCRIBE} failed`, { cause: causeOf(error) });
    await show(response, 500, 'failed');
  }
});

async function answer(request: Request, response: Response): Promise<void> {
  const { method, query } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    response.set('Allow', 'GET, HEAD, POST');
    await show(response, 405, 'wrongLink');
    return;
  }
  const { token } = query;
  const subscription = typeof token === 'string' ? readToken(token) : null;
  if (subscription === null) {
    await show(response, 400, 'wrongLink');
    return;
  }
  const page = await (method === 'POST' ? change(subscription, request) : ask(subscription));
  await show(response, 200, page);
}

async function ask(subscription: Subscription): Promise<UnsubscribePage> {
  return (await isUnsubscribed(subscription)) ? 'unsubscribed' : 'ask';
}

/** Ends the subscription, or starts it again if the reader has pressed that button. Mail programs send no `action`. */
async function change(subscription: Subscription, request: Request): Promise<UnsubscribePage> {
  const form = new URLSearchParams(request.rawBody.toString('utf8'));
  const isSubscribing = form.get('action') === 'subscribe';
  await (isSubscribing ? subscribeAgain : unsubscribe)(subscription);
  await wakeForCounts(subscription.campaignId);
  return isSubscribing ? 'subscribed' : 'unsubscribed';
}

async function show(response: Response, status: number, page: UnsubscribePage): Promise<void> {
  const { liveMailFacts } = await import('../../releases/editions/live-facts.ts');
  const { contact } = await liveMailFacts();
  response.status(status).set(UNSUBSCRIBE_HEADERS).send(unsubscribePage(page, contact.email));
}
