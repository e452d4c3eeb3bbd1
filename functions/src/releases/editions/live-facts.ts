import * as logger from 'firebase-functions/logger';
import { type Content, CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { mailFacts } from '@raade/content-model/mails/mail-facts';
import { MAIL_PARTS } from '@raade/content-model/mails/mail-parts';
import { SAMPLE, SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { causeOf } from '../../base/callable/failure.ts';
import { readParts } from './edition-parts.ts';
import { readPointer } from './documents.ts';

/** Milliseconds for which the facts (dates, places, addresses in mails) are cached. Campaigns then read them rarely. */
export const FRESH_MS = 60_000;
/** Longest wait of a mail for the facts. */
export const LONGEST_WAIT_MS = 3000;
/** Pause after a failure, in which mails use the cached facts. */
export const PAUSE_MS = 15_000;

/** Facts for mails until somebody publishes an edition. */
export const SAMPLE_FACTS: MailFacts = mailFacts(SAMPLE);

interface CachedFacts {
  readonly edition: string;
  readonly facts: MailFacts;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const INITIAL_FACTS: CachedFacts = { edition: SAMPLE_EDITION, facts: SAMPLE_FACTS, until: 0 };

let cachedFacts = INITIAL_FACTS;
let runningRead: Promise<void> | undefined;

/**
 * Returns the facts of the live content for mails. Never fails, and waits for three seconds at most. If reading fails,
 * returns the facts that were read last, else those of the sample, and logs the reason.
 */
export async function liveMailFacts(): Promise<MailFacts> {
  if (Date.now() >= cachedFacts.until) {
    runningRead ??= readFacts().finally(() => (runningRead = undefined));
    await waitBriefly(runningRead);
  }
  return cachedFacts.facts;
}

/** Clears the cache, for tests. */
export function clearLiveFacts(): void {
  cachedFacts = INITIAL_FACTS;
  runningRead = undefined;
}

async function readFacts(): Promise<void> {
  try {
    const { edition } = await readPointer();
    const facts = edition === cachedFacts.edition ? cachedFacts.facts : await factsOf(edition);
    cachedFacts = { edition, facts, until: Date.now() + FRESH_MS };
  } catch (error) {
    keepCached({ cause: causeOf(error) });
  }
}

/** Keeps the cached facts for a while. */
function keepCached(reason: object): void {
  logger.warn('mails use the content that was read before', reason);
  cachedFacts = { ...cachedFacts, until: Date.now() + PAUSE_MS };
}

/** Waits for the read, three seconds at most; then the cached facts are used. */
async function waitBriefly(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      keepCached({ waitedMs: LONGEST_WAIT_MS });
      resolve();
    }, LONGEST_WAIT_MS);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}

async function factsOf(edition: string): Promise<MailFacts> {
  if (edition === SAMPLE_EDITION) return SAMPLE_FACTS;
  const parts = await readParts(edition, MAIL_PARTS);
  const usableParts = MAIL_PARTS.map((name) => {
    const result = CONTENT_SCHEMAS[name].safeParse(parts[name]);
    if (result.success) return [name, result.data] as const;
    // An edition can be older than a part or its schema.
    logger.warn('mails take a part of the content from the sample', { edition, part: name });
    return [name, SAMPLE_PARTS[name]] as const;
  });
  // The cast is safe: each part was checked by its schema, or is the sample's.
  return mailFacts(Object.fromEntries(usableParts) as unknown as Content);
}
