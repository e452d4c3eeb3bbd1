import { media, styled } from '@raade/platform';
import { IconButton } from '@raade/ui';
import { actionOnDark } from '../../navigation/action.styles.ts';

const DURATION = '0.3s';

/** The menu fades and slides in and out in browsers that can animate `display`. */
export const MenuDialog = styled.dialog`
  ${actionOnDark}
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-night);
  color: var(--color-on-night);
  opacity: 0;
  transform: translateY(-1rem);
  transition:
    opacity ${DURATION},
    transform ${DURATION},
    overlay ${DURATION} allow-discrete,
    display ${DURATION} allow-discrete;

  &[open] {
    opacity: 1;
    transform: none;

    @starting-style {
      opacity: 0;
      transform: translateY(-1rem);
    }
  }

  :focus-visible {
    outline-color: currentcolor;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const MenuButton = styled(IconButton)`
  ${media.desktop} {
    display: none;
  }
`;
