import { styled } from '@raade/platform';

/** Stacks several contents of which one is visible. As large as the largest, so that nothing moves. */
export const Layers = styled.div`
  display: grid;
`;

/** A hidden layer is also hidden from screen readers and keyboards. */
export const Layer = styled.div<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  min-width: 0;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;
