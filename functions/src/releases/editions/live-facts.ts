import * as logger from 'firebase-functions/logger';
import { type Content, CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { mailFacts } from '@raade/content-model/mails/mail-facts';
import { MAIL_PARTS } from '@raade/content-model/mails/mail-parts';
import { SAMPLE, SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { causeOf } from '../../base/callable/failure.ts';
import { namedParts } from './edition-parts.ts';
import { readPointer } from './documents.ts';

/** Milliseconds for which the facts (dates, places and addresses that mails quote) are cached: a campaign to a thousand readers reads them once a minute. */
export const FRESH_MS = 60_000;
/** Longest wait of a mail for the facts. */
export const LONGEST_WAIT_MS = 3000;
/** Pause after a failure, in which mails use the cached facts. */
export const PAUSE_MS = 15_000;

/** Facts for mails until somebody publishes an edition. */
export const SAMPLE_FACTS: MailFacts = mailFacts(SAMPLE);

interface Known {
  readonly edition: string;
  readonly facts: MailFacts;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const NOTHING_READ: Known = { edition: SAMPLE_EDITION, facts: SAMPLE_FACTS, until: 0 };

let known = NOTHING_READ;
let reading: Promise<void> | undefined;

/**
 * Returns the facts of the live content for mails. Never fails, and waits for three seconds at most. If reading fails,
 * returns the facts that were read last, else those of the sample, and logs the reason.
 */
export async function liveMailFacts(): Promise<MailFacts> {
  if (Date.now() >= known.until) {
    reading ??= read().finally(() => (reading = undefined));
    await waitBriefly(reading);
  }
  return known.facts;
}

/** Clears the cache, for tests. */
export function clearLiveFacts(): void {
  known = NOTHING_READ;
  reading = undefined;
}

async function read(): Promise<void> {
  try {
    const { edition } = await readPointer();
    const facts = edition === known.edition ? known.facts : await factsOf(edition);
    known = { edition, facts, until: Date.now() + FRESH_MS };
  } catch (error) {
    keepCached({ cause: causeOf(error) });
  }
}

/** Keeps the cached facts for a while. */
function keepCached(why: object): void {
  logger.warn('mails go on with the content that was read before', why);
  known = { ...known, until: Date.now() + PAUSE_MS };
}

async function waitBriefly(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      keepCached({ waitedMs: LONGEST_WAIT_MS });
      resolve();
    }, LONGEST_WAIT_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

async function factsOf(edition: string): Promise<MailFacts> {
  if (edition === SAMPLE_EDITION) return SAMPLE_FACTS;
  const parts = await namedParts(edition, MAIL_PARTS);
  const usable = MAIL_PARTS.map((name) => {
    const result = CONTENT_SCHEMAS[name].safeParse(parts[name]);
    if (result.success) return [name, result.data] as const;
    // An edition can be older than a part or its schema.
    logger.warn('mails take a part of the content from the sample', { edition, part: name });
    return [name, SAMPLE_PARTS[name]] as const;
  });
  // Each part matches its schema.
  return mailFacts(Object.fromEntries(usable) as unknown as Content);
}
