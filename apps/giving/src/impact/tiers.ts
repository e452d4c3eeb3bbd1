/** The meaning of a donor's choice of amount. */
export interface Tier {
  readonly title: string;
  /** One thing that this amount pays for, such that somebody could ask for the bill. */
  readonly description: string;
  /** The parts of that thing. */
  readonly benefits: readonly string[];
}

const WHAT_GIFTS_PAY_FOR = [
  'Field work with partners',
  'Prototypes and their tests',
  'The forum, where both meet',
] as const;

/**
 * Tiers by the chosen amount, as in the donation form: a preset in dollars, or `custom`. Whoever keeps the books keeps
 * these sentences true.
 */
const TIERS: Readonly<Record<string, Tier>> = {
  '25': {
    title: 'Knowledge Cultivator',
    description: "$25 pays for the material of one team's first prototypes.",
    benefits: [
      'Paper to sketch on',
      'Cardboard and tape for the models',
      'Printed questions for those who try them',
    ],
  },
  '50': {
    title: 'Connection Builder',
    description: '$50 pays for a month of calls between a team and its partner.',
    benefits: [
      'Calls and data for the partner',
      'Someone who interprets where one is needed',
      'Notes that the next team can read',
    ],
  },
  '100': {
    title: 'Impact Accelerator',
    description: '$100 pays for ten interviews with people who live with the problem.',
    benefits: [
      'The way of two students to them',
      'An interpreter where one is needed',
      'Something for the time that they give',
    ],
  },
  '250': {
    title: 'Vision Amplifier',
    description: '$250 pays for a week in which those who need a prototype try it out.',
    benefits: ['The way to those who try it', 'Parts for repairs', 'Notes for the next team'],
  },
  '500': {
    title: 'Partnership Champion',
    description: '$500 pays for one working prototype that a partner can put to use and test.',
    benefits: ['Parts and printing', 'The way to the partner', 'Repairs after the first test'],
  },
  '1000': {
    title: 'Transformation Catalyst',
    description: '$1,000 pays for the journey of one student to the partner of a project.',
    benefits: [
      'The flight there and back',
      'The visa and the insurance',
      'A report that every team can read',
    ],
  },
  custom: {
    title: 'Innovation Partner',
    description: 'Your amount goes to what the teams need next.',
    benefits: WHAT_GIFTS_PAY_FOR,
  },
};

const OTHER_TIER: Tier = {
  title: 'Supporter',
  description: 'Your gift goes to what the teams need next.',
  benefits: WHAT_GIFTS_PAY_FOR,
};

/** The tier of a choice in the form. */
export function tierOf(amount: string): Tier {
  return TIERS[amount] ?? OTHER_TIER;
}

/** The tier of a gift that was made: that of the preset, also if its amount was typed. `amount` is in cents. */
export function tierOfGift(amount: number): Tier {
  return tierOf(TIERS[amount / 100] ? String(amount / 100) : 'custom');
}
