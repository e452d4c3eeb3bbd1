import { firestore } from '../../firestore.ts';
import type { MailProvider, MailResult } from '../../mail/mail-provider.ts';
import type { Chance } from '../chance.ts';
import { endanger, Killed } from '../endanger.ts';

export interface MortalWorkers {
  /** The provider, in the middle of whose batches they die, too. */
  readonly provider: MailProvider;
  /** How many have died so far. */
  readonly count: () => number;
  /** Works as a worker of its own. True if it has died. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly stop: () => void;
}

interface Danger {
  readonly chance: Chance;
  /** Chance to die before, and to die after, each thing that they ask of the world outside: from 0 to 1. */
  readonly share: number;
  /** Most workers that die. */
  readonly most: number;
}

/** Workers that die around everything that they wait for. One that has died does nothing more. */
export function mortalWorkers(real: MailProvider, { chance, share, most }: Danger): MortalWorkers {
  let count = 0;
  let isDead = false;
  const mayDie = () => {
    if (!isDead && count < most && chance.happens(share)) {
      isDead = true;
      count += 1;
    }
    if (isDead) throw new Killed();
  };

  const provider: MailProvider = {
    batchSize: real.batchSize,
    keyLifeMs: real.keyLifeMs,
    close: () => real.close(),
    async send(mails, key): Promise<readonly MailResult[]> {
      mayDie();
      // A provider that knows keys gets the whole batch at once, or nothing of it.
      const isHalf = real.keyLifeMs === 0 && count < most && chance.happens(share);
      const results = await real.send(isHalf ? mails.slice(0, mails.length / 2) : mails, key);
      if (isHalf) {
        isDead = true;
        count += 1;
      }
      mayDie();
      return results;
    },
  };
  const spare = endangerFirestore(mayDie);
  return {
    provider,
    count: () => count,
    async run(work) {
      isDead = false;
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      return isDead;
    },
    stop: () => spare.forEach((restore) => restore()),
  };
}

function endangerFirestore(mayDie: () => void) {
  const collection = firestore().collection('any');
  const query = Object.getPrototypeOf(Object.getPrototypeOf(collection)) as object;
  const document = Object.getPrototypeOf(collection.doc('any')) as object;
  return [
    endanger(mayDie, firestore(), 'runTransaction'),
    endanger(mayDie, query, 'get'),
    endanger(mayDie, document, 'get', 'update'),
  ];
}
