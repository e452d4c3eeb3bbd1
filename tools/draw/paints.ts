/** The colours of what is drawn here: those of the illustrations (`--paint-*` in the design tokens). */
export const PAINTS = {
  night: '#0b1f3a',
  dusk: '#23477a',
  clay: '#c2541f',
  sun: '#f4a261',
  gold: '#e9c46a',
  leaf: '#2a8c66',
  plum: '#8a3a68',
  sand: '#f2e3cc',
  cloud: '#fbf6ec',
} as const;
