/** The design-sprint workshops that attendees choose from. */
export const WORKSHOP_THEMES = [
  {
    title: 'Agriculture',
    text: 'Smallholders lose part of each harvest between field and market. What keeps more of it?',
  },
  {
    title: 'Renewable energy',
    text: 'A village shares one solar grid. How is it paid for and kept running?',
  },
  {
    title: 'Fintech',
    text: 'Market traders save in cash. What would make a digital account worth their trust?',
  },
  {
    title: 'Healthcare',
    text: 'A district clinic has more patients than hours. How does care reach those who wait?',
  },
  {
    title: 'Cultural/historical context',
    text: 'Plans fail where history is left out. What must a team know before it starts?',
  },
] as const;
