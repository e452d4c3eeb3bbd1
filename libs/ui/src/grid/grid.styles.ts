import { media, styled } from '@raade/platform';

/** Equal columns, as many as fit, none narrower than `$min`; cards of a row share its height. */
export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: var(--space-6);
`;

/** The columns of a grid from a width of the page on. */
export const columnsFrom = (width: keyof typeof media, columns: string) => `
  ${media[width]} {
    grid-template-columns: ${columns};
  }
`;
