import '../../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { chanceOf } from '../../../testing/chance.ts';
import { clearAll } from '../../../testing/mail/registrants.ts';
import { sampleAudience } from '../../../testing/mail/sample-audience.ts';
import { withHeap } from '../../../testing/money/measured.ts';
import { printCounts } from '../../../testing/print-figures.ts';
import { campaignDocument, campaignStateOf } from '../campaign-document.ts';
import { createCampaign } from '../create-campaign.ts';
import { countAudience } from './count-audience.ts';
import { freezeAudience } from './freeze-audience.ts';

/** `npm run nightly -- delivery --audience 50000` takes many more. */
const AUDIENCE = Number(process.env['DELIVERY_TEST_AUDIENCE'] ?? 1300);
const SEED = Number(process.env['DELIVERY_TEST_SEED'] ?? 20_250_411);
const WORKERS = 5;
/** Pages after which the time of a worker is over: less than its share of the audience. */
const PAGES_OF_A_WORKER = Math.max(1, Math.floor(AUDIENCE / 250 / WORKERS));
const HOUR_MS = 60 * 60 * 1000;

beforeAll(clearAll, HOUR_MS);

async function begin(): Promise<string> {
  const id = randomUUID();
  const text = { subject: 'News', content: '<p>Hello</p>', recipientType: 'all' } as const;
  await createCampaign(id, text, { actor: 'account-1', actor_address: null });
  return id;
}

const stateOf = async (id: string) => campaignStateOf(await campaignDocument(id).get());

/** Freezes with one worker after the other, and notes what staff see after each. */
async function freezeInTurns(id: string, look: () => unknown): Promise<number[]> {
  const progress: number[] = [];
  let isWhole = false;
  while (!isWhole) {
    let pages = 0;
    isWhole = await freezeAudience(id, () => {
      look();
      return (pages += 1) > PAGES_OF_A_WORKER;
    });
    progress.push((await stateOf(id)).deliveries.waiting);
  }
  return progress;
}

test(
  'a very large audience is counted, and frozen by several workers in little memory, and staff see how far it is',
  async () => {
    const { recipients, excluded } = await sampleAudience(AUDIENCE, chanceOf(SEED));
    const counted = await countAudience({ recipientType: 'all' });
    const id = await begin();
    const begun = performance.now();
    const { result: progress, heapGrowth } = await withHeap(1, (look) => freezeInTurns(id, look));
    printCounts([
      ['recipients', recipients.length],
      ['seconds of freezing', (performance.now() - begun) / 1000],
      ['workers that froze', progress.length],
      ['heap growth of freezing, MiB', heapGrowth],
      ['peak memory of the test, MiB', process.resourceUsage().maxRSS / 1024],
    ]);

    expect(counted).toMatchObject({ recipients: recipients.length, excluded });
    expect(await stateOf(id)).toMatchObject({
      status: 'sending',
      excluded,
      deliveries: { waiting: recipients.length },
    });
    expect(progress.length).toBeGreaterThanOrEqual(WORKERS);
    expect(progress).toEqual([...new Set(progress)].toSorted((one, other) => one - other));
    expect(heapGrowth).toBeLessThan(40);
  },
  HOUR_MS,
);
