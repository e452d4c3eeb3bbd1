import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/campaigns/audience';
const send = 'functions/src/campaigns/send-email-campaign.emulator.test.ts';
const correction = 'functions/src/campaigns/correction.emulator.test.ts';
const freeze = `${folder}/freeze-audience.emulator.test.ts`;

/** The audience of a campaign: each of them once, and nobody else. */
export const AUDIENCE = [
  ...mutantsOf(
    `${folder}/freeze-audience.ts`,
    [send, freeze],
    [
      [
        'a campaign that is paused while it is prepared stays so',
        "if (status !== 'preparing' || is_frozen || frozen_up_to !== after) return;",
        'if (is_frozen || frozen_up_to !== after) return;',
      ],
      [
        'two workers that freeze the same page count it once',
        "if (status !== 'preparing' || is_frozen || frozen_up_to !== after) return;",
        "if (status !== 'preparing' || is_frozen) return;",
      ],
      [
        'who has unsubscribed is left out',
        'exclusionOf: (hash) => exclusionFor(reasonsIn(byPath.get(suppressionOf(hash).path))),',
        'exclusionOf: () => undefined,',
      ],
      [
        'an address that an earlier page had is there once',
        'isThere: (hash) => byPath.get(deliveries.doc(hash).path)?.exists === true,',
        'isThere: () => false,',
      ],
      [
        'freezing ends with the last page',
        'const gate = page.next === null ?',
        'const gate = page.next !== null ?',
      ],
      [
        'who is left out is counted',
        'FieldValue.increment(excluded[why])',
        'FieldValue.increment(0)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/registrant-page.ts`,
    [send, freeze],
    [
      [
        '[CALL-13] only the chosen group is written to',
        '.filter((addressee) => belongsTo(group, addressee)),',
        ',',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/read-page.ts`,
    [send, freeze],
    [
      [
        'every page of an audience is read',
        'docs.length < PAGE_SIZE ? null',
        'docs.length <= PAGE_SIZE ? null',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/sent-page.ts`,
    [correction],
    [
      [
        'a correction is for those alone who may have got the campaign',
        ".where('status', 'in', HANDED_OVER)",
        '',
      ],
      [
        'a correction leaves out whose mail may yet be refused',
        '.filter((delivery) => !isInHand(delivery, now))',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/recipient-group.ts`,
    [`${folder}/recipient-group.test.ts`],
    [
      [
        '[MAIL-07] students are those with a student ticket',
        "students: (addressee) => hasTicket(addressee, 'student'),",
        "students: (addressee) => hasTicket(addressee, 'professional'),",
      ],
      [
        '[MAIL-07] group leaders are those who lead',
        "'group-leaders': ({ is_group_leader }) => is_group_leader,",
        "'group-leaders': ({ is_group_leader }) => !is_group_leader,",
      ],
      [
        '[CALL-14] a ticket counts however it is written',
        '.trim().toLowerCase().startsWith(begin)',
        '.startsWith(begin)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/sort-out.ts`,
    [`${folder}/sort-out.test.ts`],
    [
      [
        'what is no address is left out',
        'if (!isValidAddress(email)) excluded.invalid += 1;\n    else if',
        'if',
      ],
      [
        'two spellings of one address get one mail',
        'else if (known.isThere(hash) || recipients.has(hash)) excluded.duplicate += 1;',
        'else if (known.isThere(hash)) excluded.duplicate += 1;',
      ],
    ],
  ),
];
