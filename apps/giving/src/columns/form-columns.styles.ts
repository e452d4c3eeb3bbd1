import { media, styled } from '@raade/platform';

/** A form, and beside it, where there is room, what helps to fill it in. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-12);

    > * {
      grid-column: 2;
    }

    > :not(aside) {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
