import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/limits';
const limits = `${folder}/donation-limits.emulator.test.ts`;
const network = `${folder}/network.test.ts`;
const mailbox = `${folder}/mailbox.test.ts`;

/** Thieves who try out stolen cards have to wait, and nobody else. */
export const LIMITS = [
  ...mutantsOf(
    `${folder}/donation-limits.ts`,
    [limits],
    [
      [
        'a network gets its payments and no more',
        "if (hasBegunMany) throw tooMany('too-many-payments');",
        '',
      ],
      [
        'a network where very many cards are declined has to wait',
        "if (hasMetMany) throw tooMany('too-many-declines');",
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
        'if (await admitDonor(donor, now)) await countFor(INTENTS, networks, now);',
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
    ],
  ),
  ...mutantsOf(
    `${folder}/breaker.ts`,
    [`${folder}/breaker.emulator.test.ts`],
    [
      ['a place is taken by one', 'if (taken.some(', 'if (!taken.some('],
      [
        'a place is taken for a minute',
        'until.toMillis() > now',
        'until.toMillis() > now + MINUTE_MS',
      ],
      ['while cards are tried out there are no places', 'if (await isHot(now)) return false;', ''],
      [
        'the minute before counts, too',
        'allDeclines(now - MINUTE_MS)',
        'allDeclines(now - 60 * MINUTE_MS)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/network-bound.ts`,
    [limits],
    [
      [
        'a wide network gets a multiple, and no more',
        'countIn(found[index]) >= limit * share',
        'countIn(found[index]) >= limit * share * 4',
      ],
      [
        'a network is counted until it has had its bound',
        'batch.set(counter, oneMore(now, windowMs), { merge: true });',
        'batch.set(counter, oneMore(now, windowMs));',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/count-decline.ts`,
    [limits],
    [
      ['an event that comes twice is one declined card', 'if (taken?.exists) return false;', ''],
      [
        'declined cards are counted for the network that they came from',
        'Array.isArray(networks) ? networks : []',
        '[] as string[]',
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
    `${folder}/network.ts`,
    [network],
    [
      [
        'what stands first in X-Forwarded-For is the word of the caller',
        'forwarded.at(-settings().VISITOR_HOP)',
        'forwarded.at(0)',
      ],
      [
        'the hop that names the visitor is the setting',
        'forwarded.at(-settings().VISITOR_HOP)',
        'forwarded.at(-1)',
      ],
      [
        'all addresses of one IPv6 connection are one network',
        '{ groups: 4, bits: 16, share: 1 },',
        '{ groups: 5, bits: 16, share: 1 },',
      ],
      ['a /56 is counted', '{ groups: 4, bits: 8, share: 2 },', ''],
      ['a /48 is counted', '{ groups: 3, bits: 16, share: 4 },', ''],
      [
        'IPv4 written as IPv6 is IPv4',
        'if (!written.startsWith(MAPPED_IPV4)) return undefined;',
        'if (written !== MAPPED_IPV4) return undefined;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/mailbox.ts`,
    [mailbox],
    [
      ['tags of an address are the choice of its owner', "split('+')", "split('++')"],
      [
        'upper and lower case are one mailbox',
        "normalizeAddress(address.normalize('NFKC'))",
        "address.normalize('NFKC')",
      ],
      ['dots are the choice of its owner', "name.replaceAll('.', '')", 'name'],
      ['the older name of Gmail is Gmail', 'SAME_DOMAINS.get(domain) ?? domain', 'domain'],
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
