import type { Facts } from '../facts/facts.schema.ts';

/** Facts that the association alone knows: docs/facts-to-confirm.md says which of them are samples. */
export const PARTNER_FACTS: Facts = {
  title: 'What you give, what you get',
  summary: 'No fee, two hours a week, ideas until July 31',
  facts: [
    {
      label: 'You get',
      answer: 'Interviews summed up, a tested prototype and a plan with its costs, in April.',
    },
    { label: 'Who', answer: 'Nonprofits, public bodies and companies, in any country.' },
    { label: 'Cost', answer: 'No fee. RAADE pays for material and field work.' },
    {
      label: 'Your time',
      answer: 'One person who knows the challenge, about two hours a week for calls and answers.',
    },
    {
      label: 'Who supervises',
      answer: 'A member of the faculty and a practitioner of your field go along with each team.',
    },
    {
      label: 'Who owns the result',
      answer: 'You do. Students may show what they made, without your data.',
    },
    {
      label: 'Data',
      answer:
        "Do not send patients' data in this form. Before a team sees any, we agree on it in writing.",
    },
    {
      label: 'Agreement',
      answer: 'One page that both sides sign. Until then your idea stays with those who read it.',
    },
    {
      label: 'Dates',
      answer: 'Teams start each September and hand over in April. Send your idea until July 31.',
    },
  ],
  example: { label: 'See what one partner got', path: '/projects/maternal-health-platform' },
  ask: 'A question first? Write to',
};
