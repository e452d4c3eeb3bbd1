import { media, styled } from '@raade/platform';

const ring = (radius: number, strength: string) =>
  `transparent ${radius}rem, rgb(244 162 97 / ${strength}) ${radius + 0.05}rem ${radius + 0.5}rem, transparent ${radius + 0.55}rem`;

/**
 * On phones the words stand on the film's sun, which is not seen there: one rises at the foot of the opening. A gradient,
 * since a picture would be the last thing to be painted of what is seen first.
 */
export const Sunrise = styled.div`
  display: none;

  ${media.belowTablet} {
    position: absolute;
    inset: auto 0 0;
    display: block;
    height: 14rem;
    background:
      radial-gradient(
        circle at 50% 100%,
        var(--paint-gold),
        var(--color-sun) 4.25rem,
        transparent 4.3rem
      ),
      radial-gradient(
        circle at 50% 100%,
        ${ring(5.25, '34%')},
        ${ring(7, '22%')},
        ${ring(8.75, '12%')}
      ),
      linear-gradient(transparent, var(--color-night) 60%);
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`;
