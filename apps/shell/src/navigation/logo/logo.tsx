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
 * Picture and placeholder have the same size, so that nothing moves. Media queries set it, since the page is rendered
 * before the viewport is known.
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

/** True from the start in prerendered pages, which show the logo already; a placeholder would flicker. */
function useLogosReady(): boolean {
  const isInDocument = !useIsHydrated();
  const [isReady, setReady] = useState(isInDocument);
  useEffect(() => void preloadLogos().then(() => setReady(true)), []);
  return isReady;
}

/** On narrow screens, where the logo is the mark alone, the name stands beside it as text. */
const LogoWithName = styled.span`
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
  /** True for the mark alone at every width. */
  readonly isShort?: boolean;
}

export function Logo({ ink, isShort = false }: LogoProps) {
  return (
    <LogoWithName>
      {useLogosReady() ? (
        <Picture $isShort={isShort} data-logo={ink}>
          <source media={below(SHORT_BELOW)} srcSet={LOGO_IMAGES.short[ink]} />
          <img src={LOGO_IMAGES[isShort ? 'short' : 'full'][ink]} alt={BRAND.shortName} />
        </Picture>
      ) : (
        <Placeholder $isShort={isShort} data-logo="placeholder" />
      )}
    </LogoWithName>
  );
}
