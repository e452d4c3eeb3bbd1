import { forumLinks, mapLink } from './forum-links.ts';

const SITE = 'https://raade.example.org';

/** Fictional values for previews and tests of the templates. */
export const SAMPLE_ATTENDEE = {
  fullName: 'Sam Sample',
  firstName: 'Sam',
  verificationLink: `${SITE}/verify?token=sample`,
  ticketType: 'student-place',
  couponCode: 'SAMPLE-PARTY',
  ...forumLinks(SITE, { venue: 'A sample hall' }),
};

export const SAMPLE_DONATION = {
  kind: 'first' as const,
  canceledBecause: null,
  number: 'R-7K3M-Q9ZD-2H4C',
  replaces: null,
  donorName: 'Sam Sample',
  amountCents: 5000,
  returnedCents: 0,
  paidOn: '2025-03-01',
  method: 'Visa card ending in 4242',
  statementName: 'SAMPLE RAADE',
  fund: 'RAADE general fund: studios and forum',
  organization: {
    name: 'Rice Association for African Development',
    address: '6100 Sample Street, Houston, TX 77000',
    taxId: '12-3456789',
  },
  goodsWording: 'Sample wording: no goods or services were provided in exchange for this gift.',
  taxWording: 'Sample wording: ask your tax adviser whether this donation is deductible.',
};

export const SAMPLE_STATEMENT = {
  year: 2025,
  donorName: SAMPLE_DONATION.donorName,
  donations: [
    {
      paidOn: '2025-03-01',
      number: SAMPLE_DONATION.number,
      method: SAMPLE_DONATION.method,
      currency: 'usd',
      given: 5000,
      returned: 0,
    },
    {
      paidOn: '2025-11-20',
      number: 'R-4C2H-Q9ZD-7K3M/2',
      method: 'Check',
      currency: 'usd',
      given: 12_050,
      returned: 2000,
    },
  ],
  totals: { usd: 15_050 },
  organization: SAMPLE_DONATION.organization,
  goodsWording: SAMPLE_DONATION.goodsWording,
  taxWording: SAMPLE_DONATION.taxWording,
};

export const SAMPLE_APPLICATION = {
  kind: 'student',
  name: 'Sam Sample',
  sentOn: '2025-03-01',
  answers: [
    ['Full Name', 'Sam Sample'],
    ['University', 'Sample University'],
    ['Major', 'Engineering'],
    ['Graduation Year', '2027'],
    [
      'Why Join RAADE',
      'I want to build things that people use.\nThe cold store interests me most.',
    ],
    ['Skills', ''],
    ['Portfolio Link', `${SITE}/sam`],
  ],
} as const;

export const SAMPLE_REQUEST = {
  kind: 'partner',
  name: 'Sam Sample',
  sentOn: '2025-03-01',
  answers: [
    ['Organization Name', 'Sample Cooperative'],
    ['Contact Name', 'Sam Sample'],
    ['Organization Type', 'Nonprofit'],
    ['Country', 'Ghana'],
    [
      'Project Idea',
      'Fruit spoils before it reaches the market: what keeps it cool without a grid?',
    ],
    ['Timeline', 'Before the next harvest'],
  ],
} as const;

export const SAMPLE_REGISTRATION = {
  kind: 'guest',
  name: 'Sam Sample',
  ticket: 'Student',
  sentOn: '2025-03-01',
  answers: [
    ['Full Name', 'Sam Sample'],
    ['Ticket', 'Student'],
    ['University or Organization', 'Sample University'],
    ['Days', 'Both days'],
    ['What You Do Not Eat', 'Nuts'],
    ['Anything Else', ''],
  ],
} as const;

/** The days of a forum as staff write them: one paragraph per day, with name, hours and building on separate lines. */
const SAMPLE_DAYS = [
  '<p><strong>Friday, April 11, 2025</strong><br>4:00 PM - 8:30 PM CDT<br>Multicultural Center</p>',
  '<p><strong>Saturday, April 12, 2025</strong><br>8:00 AM - 9:00 PM CDT<br>Auditorium, Glasscock School</p>',
].join('');

/** An address, escaped for HTML. */
const escaped = (address: string) => address.replaceAll('&', '&amp;');

const SAMPLE_MAPS = ['Multicultural Center', 'Glasscock School']
  .map((house) => `<a href="${escaped(mapLink(`${house}, Houston`))}">${house}</a>`)
  .join(', ');

export const SAMPLE_CAMPAIGN = {
  subject: 'The schedule is out: two days in April',
  previewText: 'When and where each day begins, and what to bring.',
  content: [
    '<h1>Two days in April, hour by hour</h1>',
    '<p>Hello Sam,</p>',
    '<p>The schedule of the forum is out. On Friday evening the student teams show their prototypes. On Saturday people who build power grids, clinics and farms tell what worked and what did not, and you work with them in small workshops.</p>',
    SAMPLE_DAYS,
    `<p><a href="${SITE}/conference#schedule">See the schedule</a></p>`,
    '<h2>Before you come</h2>',
    '<ul><li>Mark the sessions that you want. Another mail asks for your three favorite workshops.</li><li>Bring a charged phone and a question.</li>',
    `<li>Check the map, since each day is in a different building: ${SAMPLE_MAPS}.</li></ul>`,
    '<p>We look forward to meeting you.</p><p>Zola Sample, forum lead</p>',
  ].join(''),
  unsubscribeLink: `${SITE}/unsubscribe?token=sample`,
};

export const SAMPLE_PASSWORD_RESET = { passwordLink: `${SITE}/admin/set-password#code=sample` };

export const SAMPLE_INVITATION = {
  roles: ['viewer' as const, 'mailer' as const],
  invitedBy: 'ada@example.org',
  until: 'March 8, 2025 at 6:00 AM, Houston time',
  link: `${SITE}/admin/set-password#invitation=sample`,
};

export const SAMPLE_DISPUTE = {
  isInquiry: false,
  amount: '$50',
  paidOn: SAMPLE_DONATION.paidOn,
  receipt: SAMPLE_DONATION.number,
  reason: 'product_not_received',
  answerBy: 'March 8, 2025 at 5:59 PM, Houston time',
  donationPage: `${SITE}/admin/reconciliation?tab=payments&donations-search=pi_sample`,
};

export const SAMPLE_ADMIN_CHANGE = {
  change: 'invited' as const,
  person: 'kofi@example.org',
  by: 'ada@example.org',
  peoplePage: `${SITE}/admin/people`,
};
