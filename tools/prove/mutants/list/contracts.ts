import { mutantsOf } from '../mutant.ts';

const folder = 'libs/contracts/src';
const donations = `${folder}/donations.test.ts`;
const process = 'functions/src/donations/process-donation.emulator.test.ts';
const record = 'functions/src/donations/record-donation.emulator.test.ts';
const checkForm = 'apps/giving/src/donation/information/check-form.test.ts';
const send = 'functions/src/campaigns/send-email-campaign.emulator.test.ts';
const update = 'functions/src/applications/update-application.emulator.test.ts';
const agreement = 'functions/rules/agreement.test.ts';
const checkApplication = 'apps/giving/src/applications/form/check-application.test.ts';

/** The agreements between both sides of a call. */
export const CONTRACTS = [
  ...mutantsOf(
    `${folder}/donations.ts`,
    [donations, checkForm, process, record],
    [
      [
        '[DON-38] a dollar is the least',
        'z.minimum(MIN_DONATION_CENTS, DONATION_MESSAGES.invalidAmount),',
        'z.minimum(0, DONATION_MESSAGES.invalidAmount),',
      ],
      [
        'the most is what Stripe takes',
        "z.maximum(MAX_DONATION_CENTS, 'Please",
        "z.maximum(10 * MAX_DONATION_CENTS, 'Please",
      ],
      [
        '[DATA-05] amounts are whole cents',
        'amount: z\n    .int(DONATION_MESSAGES.invalidAmount)',
        'amount: z\n    .number(DONATION_MESSAGES.invalidAmount)',
      ],
      [
        'a request has no fields but its own',
        'export const paymentRequestSchema = z.strictObject({',
        'export const paymentRequestSchema = z.object({',
      ],
      [
        '[DON-35] a name has two characters',
        'z.minLength(2, DONATION_MESSAGES.fullName)',
        'z.minLength(1, DONATION_MESSAGES.fullName)',
      ],
      ['a name has something to see', '      z.refine(isSeen, DONATION_MESSAGES.fullName),\n', ''],
      [
        "a message fits into Stripe's metadata",
        "message: z._default(z.string().check(z.trim(), tooLong('message')), ''),",
        "message: z._default(z.string().check(z.trim()), ''),",
      ],
      [
        'an id of a payment is one, and no path',
        '/^pi_[A-Za-z0-9]{1,255}$/',
        '/^pi_[A-Za-z0-9]{1,255}/',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/email-address.ts`,
    [`${folder}/email-address.test.ts`],
    [
      ['[DON-36] [APPLY-13] an address has no space', "'@.\\\\p{Z}", "'@."],
      ['addresses are compared in lower case', '.toLowerCase()', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/typed-amount.ts`,
    [`${folder}/typed-amount.test.ts`],
    [
      ['[CALL-04] dollars are times 100', 'Number(dollars) * 100', 'Number(dollars) * 10'],
      [
        'an amount that can be read twice is a question',
        'if (!/^\\d+\\.\\d{3}$/.test(figure)) return { cents };',
        'if (figure) return { cents };',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/money.ts`,
    [`${folder}/money.test.ts`],
    [['cents are shown if there are any', 'cents % 100 === 0 ? 0 : 2', '0']],
  ),
  ...mutantsOf(
    `${folder}/applications.ts`,
    [checkApplication, agreement, update],
    [
      [
        'pages and rules have the same limit of a line',
        'export const LINE_LIMIT = 200;',
        'export const LINE_LIMIT = 300;',
      ],
      ['[APPLY-06] a university is named', '  university: requiredLine,', '  university: line,'],
    ],
  ),
  ...mutantsOf(
    `${folder}/application-updates.ts`,
    [update],
    [
      ['a note is not empty', "  z.minLength(1, 'Please write the note'),\n", ''],
      [
        'an update says what it changes',
        'z.refine(({ status, note }) => status ?? note,',
        'z.refine(() => true,',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/campaigns.ts`,
    [send, `${folder}/campaigns.test.ts`],
    [
      [
        '[MAIL-12] a subject has three characters',
        'z.minLength(3, CAMPAIGN_MESSAGES.subject)',
        'z.minLength(1, CAMPAIGN_MESSAGES.subject)',
      ],
      [
        '[MAIL-13] a content has ten characters',
        'z.minLength(10, CAMPAIGN_MESSAGES.content)',
        'z.minLength(1, CAMPAIGN_MESSAGES.content)',
      ],
      [
        'a subject is one line',
        'z.regex(/^[^\\p{Cc}\\u2028\\u2029]*$/u, CAMPAIGN_MESSAGES.subjectLine),',
        '',
      ],
      [
        '[MAIL-15] a test has an address',
        "z.refine(({ testMode, testEmail }) => !testMode || testEmail !== '', {",
        'z.refine(() => true, {',
      ],
      ['a content is bounded', ' notTooLarge,', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/field-errors.ts`,
    [`${folder}/field-errors.test.ts`],
    [
      [
        'of two faults of a field the first is shown',
        'errors[String(path[0])] ??= message;',
        'errors[String(path[0])] = message;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/ownership-conflicts.ts`,
    [`${folder}/registry.test.ts`],
    [
      [
        'two remotes do not own one path',
        '.filter((other) => other.remote !== one.remote && collide(one.item, other.item))',
        '.filter((other) => other.remote === one.remote && collide(one.item, other.item))',
      ],
      [
        'nor one inside of the other',
        "conflicts(claims(remotes, 'paths'), overlap)",
        "conflicts(claims(remotes, 'paths'), isSame)",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/owned-paths.ts`,
    [`${folder}/owned-paths.test.ts`],
    [
      [
        'a path ends where a part of an address ends',
        'start.startsWith(`${prefix}/`)',
        'start.startsWith(prefix)',
      ],
      ['a prefix covers its own address', 'start === prefix || ', ''],
      [
        'the order of two paths says nothing',
        'covers(one, other) || covers(other, one)',
        'covers(one, other)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/old-release-name.ts`,
    [`${folder}/old-release-name.test.ts`],
    [
      [
        'a release is read under its old name, too',
        'return { release: version, ...fields };',
        'return fields;',
      ],
      [
        'the new name of a release counts',
        'return { release: version, ...fields };',
        'return { ...fields, release: version };',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/old-release-name.ts`,
    ['tools/ship/release/old-release-name.test.ts'],
    [],
  ),
  ...mutantsOf(
    `${folder}/csv-formula-guard.ts`,
    [`${folder}/csv-formula-guard.test.ts`],
    [
      ['a text that would be executed is not', `.replace(formulaAtStart, "'")`, ''],
      [
        'a text with a semicolon in it is no formula where semicolons end cells',
        "'([;,|\\\\t\\\\r\\\\n])'",
        "'([,|\\\\t\\\\r\\\\n])'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/campaign-variables.ts`,
    [`${folder}/campaign-variables.test.ts`],
    [
      [
        'a variable that nobody knows is found',
        '.filter((found) => !isKnown(found))',
        '.filter((found) => isKnown(found))',
      ],
    ],
  ),
];
