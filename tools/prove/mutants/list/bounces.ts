import { mutantsOf } from '../mutant.ts';

const bounces = 'functions/src/bounces';
const names = 'functions/src/mail/bounces';
const suppressions = 'functions/src/mail/suppressions';
const whole = `${bounces}/bounces.emulator.test.ts`;
const abuse = 'functions/abuse/bounce-reports.abuse.test.ts';
const stopped = 'functions/src/campaigns/stopped-campaign.emulator.test.ts';

/** Mail that comes back, and what follows from it. */
export const BOUNCES = [
  ...mutantsOf(
    `${bounces}/bounces.endpoint.ts`,
    [whole, abuse],
    [
      [
        'nobody reports a bounce without a token',
        "if (!isAuthorized(request.header('authorization'), bounceWebhookTokens())) {",
        'if (false) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${names}/bounce-address.ts`,
    [`${names}/bounce-address.test.ts`],
    [
      [
        'an address for bounces that somebody has made up names no mail',
        'if (!timingSafeEqual(bytes.subarray(SIGNED), signatureOf(signed))) return null;',
        '',
      ],
      [
        'an address for bounces is not believed for ever',
        'if (kind === undefined || now - sentAt.getTime() > GOOD_FOR_MS) return null;',
        'if (kind === undefined) return null;',
      ],
      ['a link’s signature is none for bounces', ".update('bounce address:')", ''],
    ],
  ),
  ...mutantsOf(
    `${bounces}/bounce-mail.ts`,
    [whole, abuse],
    [
      ['a delay is no bounce', "!== 'failed') return null;", "=== 'never') return null;"],
      [
        'a complaint is no bounce',
        "if (type?.toLowerCase() !== 'abuse') return null;",
        'return null;',
      ],
    ],
  ),
  ...mutantsOf(
    `${bounces}/note-report.ts`,
    [whole],
    [
      [
        'what happened before staff lifted a suppression is past',
        'if (before.lifted_at && report.at.getTime() <= before.lifted_at.toMillis()) return UNNOTED;',
        '',
      ],
      [
        'an address with a full mailbox is taken off only with the third mail',
        'if (mails.length >= SOFT_BOUNCES.most)',
        'if (mails.length >= 1)',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/deliveries/after-bounce.ts',
    [whole],
    [
      [
        'an older report after a graver one changes nothing',
        'if (!before || !isGraver(bounce, before.bounce)) return undefined;',
        'if (!before) return undefined;',
      ],
    ],
  ),
  ...mutantsOf(
    `${names}/status-codes.ts`,
    [`${names}/status-codes.test.ts`],
    [
      [
        'what a server thinks of us is not held against a mailbox',
        "return isOurs ? 'undelivered' : 'soft-bounce';",
        "return 'soft-bounce';",
      ],
    ],
  ),
  ...mutantsOf(
    `${suppressions}/soft-bounces.ts`,
    [whole],
    [
      [
        'a mail that came back counts once, however often it is told',
        'mails.filter(({ id }) => id !== bounce.id)',
        'mails',
      ],
    ],
  ),
  ...mutantsOf(
    `${suppressions}/note-gone.ts`,
    [whole],
    [['no address is kept where mail is suppressed', 'says: withoutAddresses(says)', 'says']],
  ),
  ...mutantsOf(
    'functions/src/outbox/outbox-queue.ts',
    ['functions/src/outbox/suppressed-mails.emulator.test.ts'],
    [
      [
        'a receipt is held where no mail comes through',
        'return new Map([...suppressed, ...barred]);',
        'return barred;',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/campaigns/note-progress.ts',
    [stopped],
    [
      [
        'a campaign of which too much comes back stops',
        'const reason = stopReasonOf(counts, accepted);',
        'const reason = stopReasonOf({ ...counts, bounces: undefined }, accepted);',
      ],
      [
        'staff can let a campaign go on of which much came back',
        'const reason = stopReasonOf(counts, accepted);',
        'const reason = stopReasonOf(counts);',
      ],
    ],
  ),
  ...mutantsOf(
    'libs/contracts/src/campaign-stops.ts',
    ['libs/contracts/src/campaign-stops.test.ts'],
    [
      ['one mail of two that came back stops nothing', 'back >= least && ', ''],
      ['few of many that came back stop nothing', ' && back > mails * share', ''],
    ],
  ),
];
