import { type JsonService, startJsonService } from '../../testing/json-service.ts';

/** A call as it went over the wire. */
interface SentCall {
  readonly name: string;
  readonly data: unknown;
}

type Answer = { readonly result: unknown } | { readonly error: object; readonly status: number };

export interface CampaignService extends JsonService {
  /** What each callable answers, by its name. */
  readonly answers: Record<string, Answer>;
  readonly calls: SentCall[];
}

/** What Firestore answers to a query, and to a reading of single documents, where there is nothing. */
function nothingOf(sent: unknown) {
  const { documents } = sent as { readonly documents?: readonly string[] };
  const readTime = new Date().toISOString();
  return documents ? documents.map((missing) => ({ missing, readTime })) : [];
}

/**
 * Answers in the protocol of callables (https://firebase.google.com/docs/functions/callable-reference), and finds
 * nothing in Firestore.
 */
export async function startCampaignService(): Promise<CampaignService> {
  const answers: Record<string, Answer> = {};
  const calls: SentCall[] = [];
  const service = await startJsonService((url, sent) => {
    if (url.includes('/documents')) return { status: 200, body: nothingOf(sent) };
    const name = url.split('/').at(-1) ?? '';
    calls.push({ name, data: (sent as { data: unknown }).data });
    const answer = answers[name] ?? { error: { status: 'NOT_FOUND' }, status: 404 };
    return { status: 'status' in answer ? answer.status : 200, body: answer };
  });
  return { ...service, answers, calls };
}
