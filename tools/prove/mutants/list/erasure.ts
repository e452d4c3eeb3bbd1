import { mutantsOf } from '../mutant.ts';

const data = 'functions/src/people-data';
const whole = `${data}/erase-person.emulator.test.ts`;
const elsewhere = `${data}/erase-elsewhere.emulator.test.ts`;
const page = `${data}/handle-person-data.emulator.test.ts`;
const provider = `${data}/mail-provider.test.ts`;

/** Who was erased is nowhere, and stays away. */
export const ERASURE = [
  ...mutantsOf(
    `${data}/erase-person.ts`,
    [whole, elsewhere],
    [
      ['an erasure leaves a tombstone', 'await backend.tombstones.add(address, new Date());', ''],
      [
        'Stripe is told to forget the donor',
        'for (const payment of payments) await forgetDonor(stripe, payment);',
        '',
      ],
      [
        'that an address wants no mail is forgotten',
        'for (const document of namedByHash(backend.firestore, address)) await document.delete();',
        '',
      ],
      ['the account goes', 'if (account) await backend.auth.deleteUser(account.uid);', ''],
      [
        'the mail provider is told',
        'await backend.forgetAtProvider?.(normalizeAddress(address));',
        '',
      ],
      ['nobody of the staff is erased', 'if (account && isOfStaff(account)) {', 'if (false) {'],
    ],
  ),
  ...mutantsOf(
    `${data}/payments.ts`,
    [whole, elsewhere],
    [
      [
        'charges forget the donor, too',
        'await stripe.charges.update(charge.id, { metadata: WITHOUT_DONOR });',
        '',
      ],
      [
        'what Stripe keeps is told',
        'isPaidIntent(intent) && Boolean(intent.latest_charge.billing_details.email)',
        'false',
      ],
    ],
  ),
  ...mutantsOf(
    `${data}/find-records.ts`,
    [whole, elsewhere],
    [
      ['what is younger is left', 'isMeant(address, date))', 'isMeant(address, null))'],
      [
        'deliveries are looked through for the address',
        "new Set<string>(['email_campaigns'])",
        'new Set<string>([])',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/tombstones/tombstones.ts',
    [whole],
    [
      ['who comes back is new', 'at === null || at <= erasedAt', 'at === null || at.valueOf() > 0'],
      ['who was erased stays so', 'return erasedAt ?', 'return false as boolean ?'],
    ],
  ),
  ...mutantsOf(
    'functions/src/donations/without-donor.ts',
    [whole],
    [
      [
        'the nightly run brings no donor back',
        'return erased ? { ...record, ...GIFT_WITHOUT_DONOR } : record;',
        'return record;',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/applications/sweep-applications.ts',
    [whole],
    [['a sweep brings no applicant back', 'if (isGone) await application.delete();\n  else ', '']],
  ),
  ...mutantsOf(
    `${data}/handle-person-data.ts`,
    [page],
    [
      [
        'a look beforehand changes nothing',
        "if (action === 'preview') return preview(backend, email);",
        '',
      ],
      [
        'an export is on record',
        "await note({ action: 'export-person', subject: subjectOf(backend, email), details: {} });",
        '',
      ],
      [
        'the page hears that there is no key',
        'lacksKey: !backend.sealingKey && erasure.sealed.length > 0,',
        'lacksKey: false,',
      ],
    ],
  ),
  ...mutantsOf(
    `${data}/mail-provider.ts`,
    [provider],
    [
      ['an unknown address is forgotten', ' && answer.status !== 404', ''],
      ['the key goes nowhere else', "redirect: 'error'", "redirect: 'follow'"],
    ],
  ),
];
