import type { Facts } from '../facts/facts.schema.ts';

/** Facts that the association alone knows: docs/facts-to-confirm.md says which of them are samples. */
export const STUDENT_FACTS: Facts = {
  title: 'Before you apply',
  summary: 'Any country, online. Five hours a week, free, unpaid. Apply until August 15.',
  facts: [
    { label: 'Who', answer: 'Students of any university, in any country, of any subject.' },
    { label: 'Where', answer: 'Online from wherever you are, or with a team in Houston.' },
    { label: 'Time', answer: 'About five hours a week, from September to April.' },
    {
      label: 'Cost and pay',
      answer: 'It costs nothing and it is not paid. RAADE pays for material and field work.',
    },
    { label: 'Dates', answer: 'Teams start each September. Apply until August 15.' },
  ],
  ask: 'Not sure whether it fits? Ask first:',
};
