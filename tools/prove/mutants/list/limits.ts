import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/limits';
const limits = `${folder}/donation-limits.emulator.test.ts`;
const donorKey = `${folder}/donor-key.test.ts`;

/** Thieves who try out stolen cards have to wait, and nobody else. */
export const LIMITS = [
  ...mutantsOf(
    `${folder}/donation-limits.ts`,
    [limits],
    [
      [
        'a network gets its payments and no more',
        "if (countIn(begun) >= DONATION_RATES.intentsPerNetwork) throw tooMany('too-many-payments');",
        '',
      ],
      [
        'a network where very many cards are declined has to wait',
        "if (countIn(declined) >= DONATION_RATES.declinesPerNetwork) throw tooMany('too-many-declines');",
        '',
      ],
      [
        'an address whose cards are declined again and again has to wait',
        "if (countIn(declined) >= DONATION_RATES.declinesPerEmail) throw tooMany('too-many-declines');",
        '',
      ],
      [
        'an attempt gets its payments and no more',
        'begun >= DONATION_RATES.intentsPerAttempt ||',
        '',
      ],
      [
        'an attempt gets all of its payments',
        'begun >= DONATION_RATES.intentsPerAttempt ||',
        'begun >= DONATION_RATES.intentsPerAttempt - 1 ||',
      ],
      [
        'an address of mail gets its payments and no more',
        'countIn(ofEmail) >= DONATION_RATES.intentsPerEmail;',
        'countIn(ofEmail) > DONATION_RATES.intentsPerEmail;',
      ],
      [
        'payments are counted for their network',
        'if (await admitDonor(donor, now)) await networkIntents.set(oneMore(now), { merge: true });',
        'await admitDonor(donor, now);',
      ],
      [
        'payments are counted for their address',
        '    transaction.set(emailIntents, oneMore(now), { merge: true });\n',
        '',
      ],
      [
        'a payment that is asked for again counts once',
        "if (ofAttempt?.get('revision') === revision) return false;",
        '',
      ],
      [
        'who is told to come back in an hour may give then',
        "ofAttempt?.get('window') === window ? countIn(ofAttempt) : 0",
        'countIn(ofAttempt)',
      ],
      ['an event that comes twice is one declined card', 'if (taken?.exists) return;', ''],
      [
        'declined cards are counted for the network that they came from',
        "if (typeof network === 'string') counters.push(",
        "if (typeof network === 'number') counters.push(",
      ],
      [
        'declined cards are counted for their address',
        'const counters = [intent, emailDeclines];',
        'const counters = [intent];',
      ],
      [
        'a counter adds up',
        'for (const counter of counters) transaction.set(counter, oneMore(), { merge: true });',
        'for (const counter of counters) transaction.set(counter, oneMore());',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/counter.ts`,
    [`${folder}/counter.test.ts`],
    [
      [
        'counts start anew after their window',
        'Math.floor(now / windowMs)',
        'Math.floor(now / windowMs / 1000)',
      ],
      [
        'a counter is kept until its window is over',
        'Timestamp.fromMillis(now + 2 * windowMs)',
        'Timestamp.fromMillis(now)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/donor-key.ts`,
    [donorKey],
    [
      ['what stands first in X-Forwarded-For is the word of the caller', '.at(-1)', '.at(0)'],
      [
        'all addresses of one IPv6 connection are one network',
        '.slice(0, NETWORK_GROUPS)',
        '.slice(0, 2 * NETWORK_GROUPS)',
      ],
      ['tags of an address are the choice of its owner', ".replace(/\\+[^@]*@/, '@')", ''],
      ['upper and lower case are one mailbox', 'email.toLowerCase()', 'email'],
    ],
  ),
  ...mutantsOf(
    `${folder}/refuse-replay.ts`,
    [`${folder}/refuse-replay.test.ts`],
    [
      [
        'a token that was used before is refused',
        'if (app?.alreadyConsumed !== true) return;',
        'if (app?.alreadyConsumed !== false) return;',
      ],
    ],
  ),
];
