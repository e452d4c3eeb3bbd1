import type { AttendeeType } from './attendees.schema.ts';

/** Kinds of attendees and their reasons to come: the tabs of 'Why Attend?', in their order. */
export const ATTENDEE_TYPES: readonly AttendeeType[] = [
  {
    id: 'established',
    title: 'Established Leaders',
    subtitle: 'Business Leaders, Policymakers, Investors',
    color: 'night',
    benefits: [
      {
        title: 'Meet teams before the market does',
        text: 'See prototypes that students and partners are testing now, and talk to the people who build them.',
      },
      {
        title: 'Compare notes with your peers',
        text: 'Two days with people who fund, regulate and run African ventures, in one building.',
      },
      {
        title: 'Bring a challenge',
        text: 'Describe a problem of your organization and find a student team to work on it.',
      },
      {
        title: 'Hear what policy does on the ground',
        text: 'Founders tell which rules helped them and which ones they had to work around.',
      },
      {
        title: 'Find the next colleague',
        text: 'Meet graduates who already know your market and have shipped something for it.',
      },
    ],
  },
  {
    id: 'nextgen',
    title: 'Next Generation',
    subtitle: 'Students, Young Professionals',
    color: 'leaf',
    benefits: [
      {
        title: 'Learn in small workshops',
        text: 'Pricing, prototyping, pitching: work on your own idea beside people who did it before.',
      },
      {
        title: 'Ask the question you came with',
        text: 'Speakers stay for meals and breaks. Nobody minds a beginner with a good question.',
      },
      {
        title: 'Find your team',
        text: 'Students from other universities look for what you can do. The showcase is the place.',
      },
      {
        title: 'See what the work is like',
        text: 'People from finance, health, energy and public service tell how their days look.',
      },
      {
        title: 'Show what you made',
        text: 'Bring a prototype to the showcase and hear from strangers whether they would use it.',
      },
    ],
  },
  {
    id: 'curious',
    title: 'Curious Minds',
    subtitle: 'Professionals, Academics, Observers',
    color: 'gold',
    benefits: [
      {
        title: 'Get past the headlines',
        text: 'Hear about African markets from people who work in them every day.',
      },
      {
        title: 'Connect research and practice',
        text: 'Find the partners who have the data, and the teams who need your method.',
      },
      {
        title: 'Take home what worked',
        text: 'Every panel ends with one thing that you can try where you are.',
      },
      {
        title: 'Start without a background',
        text: 'Sessions explain their terms. All you need is to be interested.',
      },
      {
        title: 'Keep the contacts',
        text: 'Shared tables and long breaks make it easy to meet who you came to meet.',
      },
    ],
  },
  {
    id: 'all',
    title: 'Everyone',
    subtitle: 'Everyone at the Conference',
    color: 'plum',
    benefits: [
      {
        title: 'Two days, one conversation',
        text: 'One stage and one schedule, so that everyone has heard the same arguments at dinner.',
      },
      {
        title: 'Talk across generations',
        text: 'Ministers sit next to second-year students. Both tend to learn something.',
      },
      {
        title: 'Eat well',
        text: 'Meals with dishes from five regions are part of the program.',
      },
      {
        title: 'Try things with your hands',
        text: 'Five workshops in which you make something instead of watching slides.',
      },
      {
        title: 'Leave with a next step',
        text: 'A team to join, a challenge to set or a person to write to on Monday.',
      },
    ],
  },
];
