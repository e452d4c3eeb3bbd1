import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/mail';
const cleaner = 'libs/emails/src/clean/clean-html';
const compose = `${folder}/compose/compose.test.ts`;
const token = `${folder}/unsubscribe/unsubscribe-token.test.ts`;
const unsubscribe = `${folder}/unsubscribe/unsubscribe.emulator.test.ts`;

/** The text of a mail, and the way to get no more of them. */
export const MAIL = [
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
    `${cleaner}.ts`,
    [`${cleaner}.test.ts`],
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
