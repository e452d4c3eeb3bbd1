import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/mail';
const smtp = `${folder}/providers/smtp.test.ts`;
const brevo = `${folder}/providers/brevo.test.ts`;
const compose = `${folder}/compose/compose.test.ts`;
const headers = `${folder}/providers/headers.test.ts`;
const token = `${folder}/unsubscribe/unsubscribe-token.test.ts`;
const unsubscribe = `${folder}/unsubscribe/unsubscribe.emulator.test.ts`;

/** The text of a mail, its way out, and the way to get no more of them. */
export const MAIL = [
  ...mutantsOf(
    `${folder}/providers/smtp-failure.ts`,
    [smtp],
    [
      [
        'a lost answer to a whole mail is unknown',
        "wasHandedOver ? 'unknown' : 'temporary'",
        "'temporary'",
      ],
      [
        'what the server refuses for good is refused',
        'failure.permanent === true && ABOUT_THE_MAIL',
        'failure.permanent === false && ABOUT_THE_MAIL',
      ],
      [
        'a refusal of our sign-in is not one of the mail',
        ' && ABOUT_THE_MAIL.includes(failure.command);',
        ';',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/smtp.ts`,
    [smtp],
    [
      [
        'what was asked to be encrypted is never sent in the clear',
        "requireTLS: SMTP_SECURITY === 'starttls',",
        'requireTLS: false,',
      ],
      [
        'a mail that waited too long for its turn is tried again later',
        'if (performance.now() > until) return OUT_OF_TIME;',
        '',
      ],
      [
        'answers go where they should',
        '...(settings.EMAIL_REPLY_TO !== undefined && { replyTo: settings.EMAIL_REPLY_TO }),',
        '',
      ],
      [
        'the same mail has the same Message-ID',
        'messageId: messageIdOf(mail, settings.EMAIL_SENDER_ADDRESS),',
        'messageId: `<${Math.random()}@example.org>`,',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/brevo-answer.ts`,
    [brevo],
    [
      [
        'mails that Brevo knows already are sent',
        "if (error.code === 'duplicate_parameter') return { status: 'sent' };",
        '',
      ],
      [
        'an answer of a gateway leaves it open whether mails were taken',
        "if (GATEWAY_STATUSES.includes(status)) return { status: 'lost', reason };",
        '',
      ],
      [
        'Brevo says how long to wait',
        "{ status: 'temporary', reason, ...retryAfter(response.headers) }",
        "{ status: 'temporary', reason }",
      ],
      [
        'a key that was withdrawn refuses no mail',
        'INVALID_CODES.includes(code);',
        'code.length > 0;',
      ],
      [
        'a call that met nobody can be made again',
        "NOT_CONNECTED.includes(code) ? 'temporary' : 'lost'",
        "'lost'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/brevo-call.ts`,
    [brevo],
    [
      [
        "after a lost answer, 'come later' says nothing of the attempt before it",
        "!(lost && outcome.status === 'temporary')",
        'true',
      ],
      [
        'a call whose answer was lost is made again',
        "const isKnown = outcome.status !== 'lost' &&",
        "const isKnown = outcome.status !== 'sent' ||",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/brevo-request.ts`,
    [brevo],
    [
      [
        'the same mails have the same key',
        'JSON.stringify([batchKey, ...mails.map(({ key }) => key)])',
        'JSON.stringify([batchKey, Math.random()])',
      ],
      [
        'other mails of the same batch have another key',
        'JSON.stringify([batchKey, ...mails.map(({ key }) => key)])',
        'JSON.stringify([batchKey])',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/brevo.ts`,
    [brevo],
    [
      [
        'one wrong mail keeps no other back',
        "if (mails.length === 1) return all(mails, { status: 'refused', reason: outcome.reason });",
        "return all(mails, { status: 'refused', reason: outcome.reason });",
      ],
      [
        'a lost answer leaves its mails unknown',
        "if (outcome.status === 'lost') return all(mails, { status: 'unknown',",
        "if (outcome.status === 'lost') return all(mails, { status: 'temporary',",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/providers/header-problem.ts`,
    [headers],
    [
      [
        'a line break in a subject begins no header',
        "if (BREAKS_LINE.test(subject)) return 'the subject is not one line';",
        '',
      ],
      [
        'what is no address is not handed over',
        "if (to !== normalizeAddress(to) || !isValidAddress(to))\n    return 'the address is not a mail address';",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/compose/campaign-mail.ts`,
    [compose],
    [
      ['each mail has a link to unsubscribe', "'List-Unsubscribe': `<${unsubscribeUrl}>`,", ''],
      [
        'a name cannot bring HTML into a mail',
        'html: personalizeHtml(linked, firstName),',
        'html: personalizeText(linked, firstName),',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/compose/donation-receipt-mail.ts`,
    [compose],
    [
      [
        '[DON-18] a receipt says what was given',
        'amountCents: donation.amount_cents,',
        'amountCents: donation.amount_cents * 100,',
      ],
      [
        '[DON-20] a receipt says what there is to say of tax',
        'taxWording: mailSettings().EMAIL_TAX_WORDING,',
        "taxWording: '',",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/compose/clean-html.ts`,
    [`${folder}/compose/clean-html.test.ts`],
    [
      [
        'only harmless tags stay in what staff write',
        'allowedTags: CAMPAIGN_HTML.tags,',
        'allowedTags: false,',
      ],
      [
        'only harmless attributes stay in what staff write',
        'allowedAttributes: CAMPAIGN_HTML.attributes,',
        'allowedAttributes: false,',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/unsubscribe/unsubscribe-token.ts`,
    [token, unsubscribe],
    [
      [
        'nobody can unsubscribe others',
        'timingSafeEqual(Buffer.from(signature), expected) ? subscription : null',
        'expected.length > 0 ? subscription : null',
      ],
      [
        'a link is good for its own campaign only',
        '.update(`${campaignId}.${hash}`)',
        '.update(hash)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/unsubscribe/unsubscribe.endpoint.ts`,
    [unsubscribe],
    [
      [
        'a link that is only looked at changes nothing',
        "method === 'POST' ? change(subscription, request) : ask(subscription)",
        "method === 'HEAD' ? ask(subscription) : change(subscription, request)",
      ],
      ['one click unsubscribes', '  await unsubscribe(subscription);\n  return', '  return'],
      [
        'a failure is not told as done',
        "show(response, 500, 'failed');",
        "show(response, 200, 'unsubscribed');",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/address.ts`,
    [`${folder}/address.test.ts`],
    [
      [
        'two spellings of one address are one',
        'update(normalizeAddress(address))',
        'update(address)',
      ],
    ],
  ),
];
