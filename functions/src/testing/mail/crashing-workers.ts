import { firestore } from '../../base/firestore.ts';
import type { MailProvider, MailResult } from '../../mail/mail-provider.ts';
import type { Chance } from '../chance.ts';
import { Crashed, injectCrashes } from '../inject-crashes.ts';

interface CrashOptions {
  readonly chance: Chance;
  /** Chance to crash before, and to crash after, each thing that they ask of the world outside: from 0 to 1. */
  readonly share: number;
  /** Most workers that crash. */
  readonly most: number;
}

/** Workers that crash wherever they wait. A crashed one does nothing more. */
export function crashingWorkers(real: MailProvider, { chance, share, most }: CrashOptions) {
  let count = 0;
  let hasCrashed = false;
  const mayCrash = () => {
    if (!hasCrashed && count < most && chance.happens(share)) {
      hasCrashed = true;
      count += 1;
    }
    if (hasCrashed) throw new Crashed();
  };

  const provider: MailProvider = {
    batchSize: real.batchSize,
    close: () => real.close(),
    async send(mails, key): Promise<readonly MailResult[]> {
      mayCrash();
      const isHalf = count < most && chance.happens(share);
      const results = await real.send(isHalf ? mails.slice(0, mails.length / 2) : mails, key);
      if (isHalf) {
        hasCrashed = true;
        count += 1;
      }
      mayCrash();
      return results;
    },
  };
  const restores = injectIntoFirestore(mayCrash);
  return {
    /** The provider, in the middle of whose batches they crash, too. */
    provider,
    /** How many have crashed so far. */
    count: () => count,
    /** Works as a worker of its own. True if it has crashed. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      hasCrashed = false;
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Crashed)) throw error;
      }
      return hasCrashed;
    },
    stop: () => restores.forEach((restore) => restore()),
  };
}

function injectIntoFirestore(mayCrash: () => void) {
  const collection = firestore().collection('any');
  const query = Object.getPrototypeOf(Object.getPrototypeOf(collection)) as object;
  const document = Object.getPrototypeOf(collection.doc('any')) as object;
  return [
    injectCrashes(mayCrash, firestore(), 'runTransaction'),
    injectCrashes(mayCrash, query, 'get'),
    injectCrashes(mayCrash, document, 'get', 'update'),
  ];
}
