import type * as z from 'zod/mini';
import type { privacySchema } from './privacy.schema.ts';

/** The privacy policy. It tells what the site does: a change of what is kept changes this text, too. */
export const PRIVACY: z.infer<typeof privacySchema> = {
  updated: '2026-11-23',
  lead: 'You can read this whole site without telling us who you are. There is no advertising, nobody follows who visits, and nothing is sold. This page says what is kept when you do more than read.',
  browser: {
    lead: 'These stay in your browser. We never receive them, and clearing the data of this site in your browser removes them.',
    entries: [
      {
        key: 'raade-ui-theme',
        where: 'Local storage',
        what: 'Whether you chose light, dark or the setting of your system.',
      },
      {
        key: 'raade-schedule-favourites-1',
        where: 'Local storage',
        what: 'The sessions of the forum that you marked as favorites.',
      },
      {
        key: 'raade-application-student, raade-application-partner',
        where: 'Local storage, until you send the form',
        what: 'What you have written into an application, so that nothing is lost.',
      },
      {
        key: 'raade-search-slash',
        where: 'Local storage',
        what: 'Whether the key / opens the search.',
      },
      {
        key: 'raade-donation',
        where: 'Session storage, until the tab is closed or the donation is made',
        what: 'What you have written into the donation form, so that loading the page again loses nothing. Your card is never in it.',
      },
      {
        key: 'raade-scroll-positions',
        where: 'Session storage, until the tab is closed',
        what: 'How far you had scrolled, so that the back button brings you to the same place.',
      },
      {
        key: 'checkoutSessionId, registrationEmail',
        where: 'Session storage, until the tab is closed',
        what: 'While you register for the forum: the number of your checkout and the address for your confirmation.',
      },
      {
        key: 'Firebase sign-in',
        where: 'IndexedDB, until you sign out',
        what: 'For our staff only: that they are signed in.',
      },
      {
        key: 'raade-staff-active, raade-email-campaign',
        where: 'Local storage; session storage, until the tab is closed',
        what: 'For our staff only: when they last did something, and an email that they are writing.',
      },
      {
        key: 'raade-preview, raade-debug',
        where: 'Session storage, until the tab is closed',
        what: 'For those who build this site: which version of a part they look at, and whether the page tells what happened in it.',
      },
    ],
  },
  records: [
    {
      title: 'When you apply as a student or as a partner',
      what: 'What you write into the form: name, email, phone if you give it, your university and field of study or your organization and country, and your answers. What our staff decide and note about it is kept with it.',
      why: 'To decide on your application and to answer you.',
      who: 'Our staff.',
      covers: ['student_applications', 'partner_applications'],
    },
    {
      title: 'When you donate',
      what: 'Your name, email, amount and message, and whether you wish to stay anonymous. Your card goes to Stripe directly: its number never reaches us.',
      why: 'To take the payment, to send your receipt and to keep our books.',
      who: 'Our staff and Stripe. If you wish to stay anonymous, our books hold your address and not your name, which is kept apart for your receipt.',
      covers: [
        'donations',
        'anonymous_donors',
        'donation_originals',
        'statements',
        'sealed_gifts',
        'stripe_events',
      ],
    },
    {
      title: 'When you register for the forum',
      what: 'Your name, email, organization, role and ticket, and the group that you come with.',
      why: 'To let you in, and to write to you about the forum.',
      who: 'Our staff.',
      covers: ['unified_registrants'],
    },
    {
      title: 'When we write to you',
      what: 'Which mail went to which address, whether it arrived or came back, and whether an address asked not to hear from us again. To protect our forms from abuse we also count, for a short time, how often they are used.',
      why: 'So that nobody gets a mail twice, or one that they do not want.',
      who: 'Our staff, and the service that delivers our mail.',
      covers: ['email_campaigns', 'suppressions', 'soft_bounces', 'outbox', 'limits'],
    },
    {
      title: 'When you look at our pages',
      what: 'In one visit of ten your browser tells us, once and without saying whose it is: how often parts of the page loaded or failed, and how fast the page was. We add that to counts for everybody and keep no address, no page and nothing of your device. Nothing is sent if your browser asks not to be tracked (Global Privacy Control or Do Not Track): that is how you refuse.',
      why: 'To notice when a page fails or is slow for you.',
      who: 'Our staff.',
      covers: ['metrics'],
    },
    {
      title: 'When our staff work with these records',
      what: 'Who of our staff did what, and when; what they asked colleagues to approve; when they were invited, signed in and were last seen at work; also who brought a new version of this site live.',
      why: 'So that we can answer for how your data was used.',
      who: 'Our staff.',
      covers: [
        'audit_log',
        'audit_actors',
        'audit_seals',
        'settings',
        'release_pointers',
        'release_attestations',
        'publishing',
        'health',
        'reads',
        'sessions',
        'revocations',
        'invitations',
        'approvals',
      ],
    },
  ],
  others: {
    lead: 'Some services work for this site, and see what their work needs. To send you a page at all, each of them sees the address of your connection.',
    services: [
      {
        name: 'Google Firebase',
        what: 'serves the site and keeps the records above, in a database that only our staff and our own functions can read.',
      },
      {
        name: 'Stripe',
        what: 'takes payments. Its script is loaded where you can donate, and may set cookies of its own against fraud.',
      },
      {
        name: 'YouTube',
        what: 'plays our film, in its privacy mode. On the home page the player is loaded when the film comes into view and plays without sound, elsewhere when you start it. While it plays, YouTube may keep data of its own in your browser.',
      },
      {
        name: 'Brevo',
        what: 'delivers our mail.',
      },
    ],
  },
  rights: [
    'You can ask what we hold about you, and have it corrected or deleted. Write to the address below; we may ask you to write from the address that the record is about.',
    'After that, nothing that we run brings you back. To keep to it we keep a fingerprint of your address and the day of your request: nobody can read the address out of it. Stripe keeps the name and the address that were given with a card for as long as the law asks it to, and so may the service that delivered our mail, for some days.',
  ],
};
