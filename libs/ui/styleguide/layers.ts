/** The layers of the design tokens, lowest first. */
export const LAYERS = [
  'behind',
  'raised',
  'badge',
  'corner',
  'panel',
  'failure',
  'bar',
  'skip-link',
  'toasts',
] as const;
