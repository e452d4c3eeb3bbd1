import type { Content } from '../content.schema.ts';

/** Texts of the box with facts for applicants. */
const factsTexts = (label: string) => ({
  title: `Before ${label} write`,
  summary: 'Três horas, até 31 de maio',
  facts: [{ label: 'Onde', answer: 'In Lisbon, or by telephone on Sundays.' }],
  ask: 'Ask us at',
});

/** Texts about contact, donations and applications that have hardly a word in common with the sample. */
export const OTHER_GIVING: Pick<
  Content,
  'contact' | 'brand' | 'giving' | 'applications' | 'mails'
> = {
  contact: {
    email: 'ola@exemplo.example.org',
    postalAddress: [
      'Fundação Exemplo',
      'Rua do Exemplo 7, 3.º esq.',
      '1100-000 Lisboa',
      'Portugal',
    ],
    profiles: [{ name: 'Mastodon', url: 'https://social.example.org/@exemplo' }],
    lead: 'Write, and somebody writes back.',
    imageAlt: 'A letter on its way.',
    write: 'Anything at all.',
    answers: 'You have an answer by Sunday.',
    ways: [{ name: 'Give', what: 'By card.', path: '/donate' }],
  },
  brand: {
    summary: 'Students who mend roads.',
    taglines: ['As estradas', 'não esperam.'],
    sponsors: 'Obrigado a quem paga o alcatrão.',
    contributors: 'Feito ao domingo.',
  },
  giving: {
    summary: 'Give for roads, by card.',
    purpose: 'Your gift repairs roads, bridges & ferries; ₦ by ₦.',
    fund: 'Fundo geral',
    taxNote: 'Ask the Finanças whether your gift counts.',
    daysToReturn: 14,
    lastYear: 'In 2025 we were given €3,000 and spent all of it on one bridge.',
    section: { title: 'Keep the roads open', lead: 'Whoever gives sees where it goes.' },
    tiers: [
      {
        dollars: 10,
        title: 'Pedra',
        description: 'A stone for $10.',
        benefits: ['One stone', 'Its way to the road', 'The hand that sets it'],
      },
      {
        dollars: 75,
        title: 'Ponte',
        description: 'A plank of a bridge for $75.',
        benefits: ['One plank', 'Four nails', 'A coat of tar'],
      },
      {
        dollars: 2500,
        title: 'Estrada',
        description: 'Ten metres of a road for $2,500.',
        benefits: ['Gravel', 'A roller', 'A week of work'],
      },
    ],
    chosenFirst: 75,
    ownAmount: { title: 'Caminho', description: 'Goes where a road is broken.' },
    otherAmount: { title: 'Passo', description: 'Every step counts.' },
    paysFor: ['Roads', 'Bridges', 'Ferries'],
    receipt: {
      title: 'Obrigado!',
      keep: 'Keep this; it is your receipt.',
      work: { label: 'See the roads', path: '/projects/project-1' },
      thanks: 'Obrigado, and safe travels.',
    },
  },
  applications: {
    answerTime: 'by the end of the month.',
    student: { lead: 'For who can hold a shovel.', facts: factsTexts('you'), afterwards: 'Wait.' },
    partner: {
      lead: 'For who has a road.',
      facts: {
        ...factsTexts('roads'),
        example: { label: 'See one road', project: 'project-4' },
      },
      afterwards: 'We come and look at it.',
    },
  },
  mails: {
    yourWay: 'All three days take place at one university. Take the tram 28.',
    entrance: 'Wave.',
    included: [{ name: 'Lunch', text: 'With {couponCode} also a second one.' }],
    workshops: [
      { title: 'Gravel', text: 'How much is enough?' },
      { title: 'Tar', text: 'How hot is too hot?' },
      { title: 'Tolls', text: 'Who pays, and who does not?' },
    ],
    workshopsUntil: '2026-10-09',
  },
};
