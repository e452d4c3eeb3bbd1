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
  donorName: 'Sam Sample',
  amountCents: 5000,
  date: new Date('2025-03-01T18:00:00Z'),
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
