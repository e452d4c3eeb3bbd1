import { styled } from '@raade/platform';

/** A place for several contents of which one is shown: it is as large as the largest, so nothing moves. */
export const Layers = styled.div`
  display: grid;
`;

/** A layer that is not shown is hidden from screen readers and keyboards as well. */
export const Layer = styled.div<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  min-width: 0;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;
