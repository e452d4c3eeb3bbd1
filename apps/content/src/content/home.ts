import type { HomeContent } from './home.schema.ts';

export const HOME: HomeContent = {
  hero: {
    introduction:
      'RAADE is a student-run association at Rice University, open to students of any university. Our teams work with partners in Africa on problems like power, health and food.',
    ways: [
      {
        name: 'Join a team',
        what: 'Students of any university, any subject.',
        path: '/apply/student',
      },
      {
        name: 'Bring a challenge',
        what: 'A team works on it with you for a year.',
        path: '/apply/partner',
      },
      {
        name: 'See the forum',
        what: 'Two days with people who do this work.',
        path: '/conference',
      },
      {
        name: 'Give',
        what: 'For field work, prototypes and the forum.',
        path: '/donate',
      },
    ],
    mission:
      "We are building Africa's future with students and partners: a community of students and partners creating sustainable solutions through market-driven innovation.",
    fallback: 'Building a better future today',
  },
  recap: {
    eyebrow: 'The African Development Forum',
    title: 'Two days a year, face to face',
    lead: 'Students show what they built. Founders, investors and policymakers tell them what it would take to build it for millions.',
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
    lead: 'Each team works with a partner on the ground for a school year.',
    lines: {
      'sunfi-solar-initiative': 'Solar power, paid for bit by bit',
      'maternal-health-platform': 'A midwife who knows early',
      'child-nutrition-initiative': 'Affordable meals of local grain',
      'language-preservation-platform': 'Stories in the language of home',
      'womens-entrepreneurship-program': 'Fair credit for market stalls',
      'electoral-innovation': 'One plain answer: where to vote',
    },
    action: 'All projects',
  },
  hook: {
    eyebrow: 'In a partner’s words',
    project: 'maternal-health-platform',
    imageAlt:
      'A team in its studio: a guest tells something with an open hand, one student holds a phone made of cardboard, another one writes, and two listen.',
    more: 'Read about the',
    line: 'Six threads are on the loom. The next one is yours.',
  },
  join: {
    title: 'Three ways to build with us',
    lead: 'You bring the will to work, the problem worth working on, or the means.',
    student:
      'Students of any university, any subject. You build with the people who live with the problem.',
    partner:
      'Your organization knows a challenge that no market has solved. A team works on it for a school year.',
    donor:
      'Gifts pay for field work, prototypes and the forum. By card, in your name or anonymously, without an account.',
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
