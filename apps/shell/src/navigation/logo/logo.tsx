import { BRAND } from '@raade/contracts/base/brand';
import { below, css, keyframes, styled, useResponsive } from '@raade/platform';
import { useEffect, useState } from 'react';
import { LOGO_IMAGES, type LogoInk, preloadLogos } from './logo-images.ts';
import { isShortForm, LOGO_RATIO, logoHeight, type LogoForm, SHORT_BELOW } from './logo-size.ts';
import { useIsHydrated } from '@raade/platform';
import { isLogoShown, PrerenderedLogo } from './prerendered-logo.tsx';

const pulse = keyframes`
  50% {
    opacity: 0.25;
  }
`;

interface Box {
  readonly $form: LogoForm;
  readonly $height: string;
}

/** The same box for the image and for what stands in for it, so that nothing moves. */
const box = css<Box>`
  display: block;
  flex: none;
  max-width: none;
  height: ${({ $height }) => $height};
  aspect-ratio: ${({ $form }) => LOGO_RATIO[$form]};
`;

const Image = styled.img<Box>`
  ${box}
  font: 700 1.25rem / 2 var(--font-display);
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

function useLogosReady(): boolean {
  const [isReady, setReady] = useState(isLogoShown);
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

export function Logo(props: LogoProps) {
  const { ink, isShort } = props;
  const hasDocument = useIsHydrated();
  return (
    <Named>
      {hasDocument ? (
        <MeasuredLogo {...props} />
      ) : (
        <PrerenderedLogo ink={ink} form={isShort ? 'short' : 'full'} />
      )}
    </Named>
  );
}

function MeasuredLogo({ ink, isShort = false }: LogoProps) {
  const width = useResponsive((state) => state.width);
  const form = isShort || isShortForm(width) ? 'short' : 'full';
  const shape = { $form: form, $height: logoHeight(width) } as const;
  return useLogosReady() ? (
    <Image {...shape} src={LOGO_IMAGES[form][ink]} alt={BRAND.shortName} />
  ) : (
    <Placeholder {...shape} data-testid="logo-placeholder" />
  );
}
