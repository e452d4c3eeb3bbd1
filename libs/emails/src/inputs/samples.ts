import { forumLinks } from './forum-links.ts';

const SITE = 'https://raade.example.org';

/** Values to preview and test the templates with. Nobody real. */
export const SAMPLE_ATTENDEE = {
  fullName: 'Sam Sample',
  firstName: 'Sam',
  verificationLink: `${SITE}/verify?token=sample`,
  ticketType: 'early-bird-student',
  couponCode: 'SAMPLE-PARTY',
  ...forumLinks(SITE),
};

export const SAMPLE_DONATION = {
  kind: 'first' as const,
  number: 'R-7K3M-Q9ZD-2H4C',
  replaces: null,
  donorName: 'Sam Sample',
  amountCents: 5000,
  returnedCents: 0,
  paidOn: '2025-03-01',
  method: 'Visa card ending in 4242',
  fund: 'Conference support',
  organization: {
    name: 'Rice Association for African Development',
    address: '6100 Sample Street, Houston, TX 77000',
    taxId: '12-3456789',
  },
  goodsWording: 'Sample wording: no goods or services were provided in exchange for this gift.',
  taxWording: 'Sample wording: ask your tax adviser whether this donation is deductible.',
};

export const SAMPLE_APPLICATION = { kind: 'student', name: 'Sam Sample' } as const;

export const SAMPLE_CAMPAIGN = {
  subject: 'Sample news from the forum',
  previewText: 'Two sample announcements before the forum opens.',
  content: '<p>The doors open an hour early this year.</p><p>Bring a friend.</p>',
  unsubscribeLink: `${SITE}/unsubscribe?token=sample`,
};

export const SAMPLE_PASSWORD_RESET = { passwordLink: `${SITE}/admin/set-password#code=sample` };

export const SAMPLE_INVITATION = {
  ...SAMPLE_PASSWORD_RESET,
  roles: ['viewer' as const, 'mailer' as const],
  newLinkPage: `${SITE}/admin/forgot-password`,
};
