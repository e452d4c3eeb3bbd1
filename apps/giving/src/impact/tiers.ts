/** The meaning of a donor's choice of amount. */
export interface Tier {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
}

/** Tiers by the chosen amount, as in the donation form: a preset in dollars, or `custom`. */
const TIERS: Readonly<Record<string, Tier>> = {
  '25': {
    title: 'Knowledge Cultivator',
    description: 'You help students to learn from people who build on the continent.',
    benefits: ['Printed workshop material', 'Case studies for students', 'Notes shared afterwards'],
  },
  '50': {
    title: 'Connection Builder',
    description: 'You help students to meet the partners they will work with.',
    benefits: [
      'Time for introductions',
      'Meals shared by attendees',
      'Contacts kept after the forum',
    ],
  },
  '100': {
    title: 'Impact Accelerator',
    description: 'You help a student team to take an idea to its first test.',
    benefits: ['Material for a prototype', 'Advice from a mentor', 'Feedback from a partner'],
  },
  '250': {
    title: 'Vision Amplifier',
    description: 'You help good ideas to be heard beyond the room.',
    benefits: ['A place on the programme', 'Recordings of the talks', 'Summaries open to everyone'],
  },
  '500': {
    title: 'Partnership Champion',
    description: 'You help a partner organization and a student team to work side by side.',
    benefits: [
      'A challenge worked out in full',
      'Travel to meet in person',
      'A project that is handed over',
    ],
  },
  '1000': {
    title: 'Transformation Catalyst',
    description: 'You help a project to go on long after the forum has ended.',
    benefits: [
      'A season of an innovation studio',
      'A pilot with a partner',
      'Results that others can build on',
    ],
  },
  custom: {
    title: 'Innovation Partner',
    description: 'You choose what fits, and every amount moves the work forward.',
    benefits: [
      'Support where it is needed most',
      'Students and partners together',
      'Work that is shared openly',
    ],
  },
};

const OTHER_TIER: Tier = {
  title: 'Supporter',
  description: 'You help to make the forum possible.',
  benefits: ['Open to every student', 'Led by students', 'Built with partners'],
};

export function tierOf(amount: string): Tier {
  return TIERS[amount] ?? OTHER_TIER;
}
