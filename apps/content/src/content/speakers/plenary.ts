import { SPEAKER_SLOTS } from '../speaker-slots.ts';
import type { Speaker } from '../speakers.schema.ts';

/** Samples: nobody of these names speaks at the forum. */
export const PLENARY_SPEAKERS: readonly Speaker[] = [
  {
    id: 'ama-sample',
    name: 'Ama Sample',
    role: 'Director',
    organization: 'Sample Institute for Development',
    imagePlaceholder: 'Ama Sample',
    bio: 'Studies how small firms in West Africa find their first hundred customers, and teaches others to ask.',
    fullBio:
      'Ama Sample leads the Sample Institute for Development, which follows small firms over many years instead of visiting them once. Her teams have sat at market stalls, in repair shops and in the back rooms of mills.\n\nShe is a sample speaker: this text shows how long a biography may be and where its paragraphs break.',
    expertise: ['Market research', 'Small firms', 'Teaching'],
    social: {
      linkedin: 'https://linkedin.example.org/ama-sample',
      twitter: 'https://twitter.example.org/ama-sample',
      website: 'https://ama-sample.example.org',
    },
    speaking: SPEAKER_SLOTS.opening,
    additionalSessions: [{ ...SPEAKER_SLOTS.fireside, role: 'Moderator' }],
  },
  {
    id: 'baraka-example',
    name: 'Baraka Example',
    role: 'Chief Economist',
    organization: 'Example Trade Council',
    imagePlaceholder: 'Baraka Example',
    bio: 'Measures trade between neighbours: what crosses a border on foot, by truck and by phone.',
    fullBio:
      'Baraka Example counts what official figures leave out. The Example Trade Council uses his numbers to argue for shorter queues and simpler forms.\n\nHe is a sample speaker and stands here until a real one does.',
    expertise: ['Trade', 'Statistics'],
    social: { linkedin: 'https://linkedin.example.org/baraka-example' },
    speaking: SPEAKER_SLOTS.plenary,
  },
  {
    id: 'imani-pattern',
    name: 'Imani Pattern',
    role: 'Adviser',
    organization: 'Pattern Office for Public Service',
    imagePlaceholder: 'Imani Pattern',
    bio: 'Helps city halls to publish their budgets so that residents can read them.',
    fullBio:
      'Imani Pattern works with mayors who want fewer surprises. The Pattern Office for Public Service turns budgets into pages that fit on a notice board.\n\nA sample speaker, like all others on this page.',
    expertise: ['Governance', 'Open budgets', 'Cities'],
    social: { website: 'https://imani-pattern.example.org' },
    speaking: SPEAKER_SLOTS.governance,
    additionalSessions: [{ ...SPEAKER_SLOTS.financing, role: 'Panelist' }],
  },
  {
    id: 'jabari-stencil',
    name: 'Jabari Stencil',
    role: 'President',
    organization: 'Stencil University Network',
    imagePlaceholder: 'Jabari Stencil',
    bio: 'Connects student workshops in nine countries, so that a good idea is not built nine times.',
    fullBio: '',
    expertise: ['Higher education', 'Networks'],
    social: {},
    speaking: SPEAKER_SLOTS.closing,
  },
];
