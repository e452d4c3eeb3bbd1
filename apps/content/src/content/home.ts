import type { HomeContent } from './home.schema.ts';

export const HOME: HomeContent = {
  hero: {
    introduction:
      'RAADE is a student-run association at Rice University, open to students of any university. Our teams work with partners in Africa on problems like power, health and food.',
    ways: [
      {
        name: 'Join a team',
        what: 'For students of any university and any subject.',
        path: '/apply/student',
      },
      {
        name: 'Bring a challenge',
        what: 'A student team works on it with you for a school year.',
        path: '/apply/partner',
      },
      {
        name: 'See the forum',
        what: 'Two days a year with the people who do this work.',
        path: '/conference',
      },
      {
        name: 'Give',
        what: 'It pays for field work, prototypes and the forum.',
        path: '/donate',
      },
    ],
    mission:
      "We are building Africa's future with students and partners: a community of students and partners creating sustainable solutions through market-driven innovation.",
    fallback: 'Building a better future today',
  },
  recap: {
    eyebrow: 'The African Development Forum',
    title: 'Two days a year, everyone is in one room',
    lead: 'Students show what they built. Founders, investors and policymakers tell them what it would take to build it for millions. This is what that looks like.',
  },
  statistic: {
    part: 1,
    whole: 4,
    statement: 'By 2050, one in four people on Earth will live in Africa.',
    meaning:
      'Most of what they will need, from power to clinics to schools, has yet to be built. What is designed now decides who it will serve.',
    source: 'Source: United Nations, World Population Prospects 2024',
  },
  showcase: {
    eyebrow: 'Innovation Studios',
    title: 'Six challenges, six student teams',
    lead: 'Each team works with a partner on the ground for a school year, and tests what it makes with the people it is for.',
  },
  hook: {
    line: 'Six threads are on the loom. The next one is yours.',
    action: 'Find your way in',
  },
  join: {
    title: 'Three ways to build with us',
    lead: 'You bring the will to work, the problem worth working on, or the means to do it.',
    student:
      'Students of any university and any subject are welcome. You join a team, talk with the people who live with the problem, and build what they would pay for.',
    partner:
      'Your organisation knows a challenge that a market has not solved yet. Give it to a student team for a school year, and stay close while they work on it.',
    donor:
      'Gifts pay for field work, prototypes and the forum. You give by card, in your name or anonymously, and need no account.',
    others: [
      {
        who: 'Meet at the forum',
        what: 'For established changemakers, students and young professionals, and everyone who is curious.',
        path: '/conference',
      },
      {
        who: 'Speak at a forum',
        what: 'Tell students what you learned while you built something in Africa.',
        path: '/contact',
      },
    ],
  },
};
