import { BRAND } from '@raade/contracts/base/brand';
import { below, css, keyframes, styled, useIsHydrated } from '@raade/platform';
import { useEffect, useState } from 'react';
import { LOGO_IMAGES, type LogoInk, preloadLogos } from './logo-images.ts';
import { GREATEST_HEIGHT, HEIGHTS, LOGO_RATIO, SHORT_BELOW } from './logo-size.ts';

const pulse = keyframes`
  50% {
    opacity: 0.25;
  }
`;

const HEIGHT_RULES = HEIGHTS.map(
  ({ upTo, height }) => `@media ${below(upTo)} { height: ${height}; }`,
).join('\n');

interface Box {
  readonly $isShort: boolean;
}

/**
 * The same box for the picture and for its placeholder, so that nothing moves. Styles alone size it: where the page is
 * rendered, nobody knows the screen.
 */
const box = css<Box>`
  display: block;
  flex: none;
  height: ${GREATEST_HEIGHT};
  aspect-ratio: ${({ $isShort }) => LOGO_RATIO[$isShort ? 'short' : 'full']};
  ${HEIGHT_RULES}

  @media ${below(SHORT_BELOW)} {
    aspect-ratio: ${LOGO_RATIO.short};
  }
`;

const Picture = styled.picture<Box>`
  ${box}

  img {
    width: 100%;
    height: 100%;
    font: 700 1.25rem / 2 var(--font-display);
  }
`;

const Placeholder = styled.span<Box>`
  ${box}
  border-radius: var(--radius-small);
  background: currentcolor;
  opacity: 0.4;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 2s ease-in-out infinite;
  }
`;

/** A document that came with its page shows the logo already: a placeholder would only flicker. */
function useLogosReady(): boolean {
  const isInDocument = !useIsHydrated();
  const [isReady, setReady] = useState(isInDocument);
  useEffect(() => void preloadLogos().then(() => setReady(true)), []);
  return isReady;
}

/** Where there is room for the mark alone, the name stands beside it as text. */
const Named = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  @media ${below(SHORT_BELOW)} {
    &::after {
      font: 700 1.375rem / 1 var(--font-display);
      letter-spacing: 0.04em;
      content: '${BRAND.shortName}';
    }
  }
`;

interface LogoProps {
  readonly ink: LogoInk;
  /** The mark alone, whatever the width. */
  readonly isShort?: boolean;
}

export function Logo({ ink, isShort = false }: LogoProps) {
  return (
    <Named>
      {useLogosReady() ? (
        <Picture $isShort={isShort} data-logo={ink}>
          <source media={below(SHORT_BELOW)} srcSet={LOGO_IMAGES.short[ink]} />
          <img src={LOGO_IMAGES[isShort ? 'short' : 'full'][ink]} alt={BRAND.shortName} />
        </Picture>
      ) : (
        <Placeholder $isShort={isShort} data-logo="placeholder" />
      )}
    </Named>
  );
}
