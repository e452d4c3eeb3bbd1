import { SPEAKER_SLOTS } from '../speaker-slots.ts';
import type { Speaker } from '../speakers.schema.ts';

/** Samples: nobody of these names speaks at the forum. */
export const FIRESIDE_SPEAKERS: readonly Speaker[] = [
  {
    id: 'kesi-blueprint',
    name: 'Kesi Blueprint',
    role: 'Chair',
    organization: 'Blueprint Foundation',
    imagePlaceholder: 'Kesi Blueprint',
    bio: 'Has closed more projects than she has opened, and speaks gladly about why.',
    fullBio:
      'Kesi Blueprint asks every team of the Blueprint Foundation what would make it stop. The answers hang in her office.\n\nA sample speaker, whose real counterpart is to be announced.',
    expertise: ['Philanthropy', 'Evaluation'],
    social: {
      linkedin: 'https://linkedin.example.org/kesi-blueprint',
      website: 'https://kesi-blueprint.example.org',
    },
    speaking: SPEAKER_SLOTS.fireside,
  },
];
