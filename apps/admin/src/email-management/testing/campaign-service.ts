import {
  type CallableAnswer,
  callOf,
  type SentCall,
  statusOf,
} from '@raade/firebase/testing/callable-protocol';
import { type JsonService, startJsonService } from '@raade/firebase/testing/json-service';

export interface CampaignService extends JsonService {
  /** The answer of each callable, by its name. */
  readonly answers: Record<string, CallableAnswer>;
  readonly calls: SentCall[];
}

/** Firestore's empty answer to a query, or to a reading of single documents. */
function nothingOf(sent: unknown) {
  const { documents } = sent as { readonly documents?: readonly string[] };
  const readTime = new Date().toISOString();
  return documents ? documents.map((missing) => ({ missing, readTime })) : [];
}

/** Answers calls, and finds nothing in Firestore. */
export async function startCampaignService(): Promise<CampaignService> {
  const answers: Record<string, CallableAnswer> = {};
  const calls: SentCall[] = [];
  const service = await startJsonService((url, sent) => {
    if (url.includes('/documents')) return { status: 200, body: nothingOf(sent) };
    const call = callOf(url, sent);
    calls.push(call);
    const answer = answers[call.name] ?? { error: { status: 'NOT_FOUND' }, status: 404 };
    return { status: statusOf(answer), body: answer };
  });
  return { ...service, answers, calls };
}
