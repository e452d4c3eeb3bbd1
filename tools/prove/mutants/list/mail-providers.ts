import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/mail/providers';
const smtp = `${folder}/smtp.test.ts`;
const brevo = `${folder}/brevo.test.ts`;
const headers = `${folder}/headers.test.ts`;

/** What became of a mail, as a mail server or Brevo tells it. */
export const MAIL_PROVIDERS = [
  ...mutantsOf(
    `${folder}/smtp-failure.ts`,
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
        'a refusal of a connection is not one of the mail',
        ' && ABOUT_THE_MAIL.includes(failure.command);',
        ';',
      ],
      [
        'what is about us fails nobody',
        "if (refusal && isAboutUs(refusal)) return { status: 'blocked', reason, code: codeOf(refusal) };",
        '',
      ],
      [
        'what passes blocks nothing',
        "if (permanent !== true || typeof responseCode !== 'number') return undefined;",
        "if (typeof responseCode !== 'number') return undefined;",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/smtp-refusal.ts`,
    [`${folder}/smtp-refusal.test.ts`, smtp],
    [
      [
        'a sign-in that is refused is about us',
        "if (refusal.command?.startsWith('AUTH')) return true;",
        '',
      ],
      ['a quota is about us', 'if (isAboutSender(code)) return true;', ''],
      [
        'a mailbox of a recipient that is full is not about us',
        "if (code === MAILBOX_OF_SENDER) return refusal.command === 'DATA';",
        "if (code.startsWith('5.2.')) return true;",
      ],
      [
        'a mailbox that has changed hands is not about us',
        ' && !POLICY_OF_RECIPIENT.includes(code);',
        ';',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/smtp.ts`,
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
    `${folder}/brevo-answer.ts`,
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
        'a key that was withdrawn stops the sending',
        'if (ACCOUNT_STATUSES.includes(status) || ACCOUNT_CODES.includes(error.code)) {',
        'if (status === 0) {',
      ],
      [
        'a call that met nobody can be made again',
        "NOT_CONNECTED.includes(code) ? 'temporary' : 'lost'",
        "'lost'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/brevo-call.ts`,
    [brevo],
    [
      [
        "after a lost answer, 'come later' says nothing of the attempt before it",
        '!(lost && isPutOff)',
        'true',
      ],
      [
        "after a lost answer, 'not from you' says nothing of the attempt before it",
        " || outcome.status === 'blocked';",
        ';',
      ],
      [
        'a call whose answer was lost is made again',
        "const isKnown = outcome.status !== 'lost' &&",
        "const isKnown = outcome.status !== 'sent' ||",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/brevo-request.ts`,
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
    `${folder}/brevo.ts`,
    [brevo],
    [
      [
        'one wrong mail keeps no other back',
        "if (mails.length === 1) return all(mails, { ...outcome, status: 'refused' });",
        "return all(mails, { ...outcome, status: 'refused' });",
      ],
      [
        'a lost answer leaves its mails unknown',
        "if (outcome.status === 'lost') return all(mails, { status: 'unknown',",
        "if (outcome.status === 'lost') return all(mails, { status: 'temporary',",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/header-problem.ts`,
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
];
