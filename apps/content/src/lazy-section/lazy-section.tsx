import { media, styled, useNear } from '@raade/platform';
import { type Tone, WithoutScript } from '@raade/ui';
import { type ComponentType, useRef } from 'react';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionLoading } from './section-loading.tsx';

interface LazySectionProps {
  /** The anchor of the section: it leads here before the section has arrived, too. */
  readonly id: string;
  readonly tone?: Tone;
  /** The placeholder's text. */
  readonly loadingText: string;
  /**
   * Room kept for the section by width of the screen, so that nothing moves when it arrives: what it needs in
   * the wider type of the system, which stands in where our own fonts come too late.
   */
  readonly height: { readonly mobile: string; readonly tablet: string; readonly desktop: string };
  /** Loads it now, however far away it is. */
  readonly isForced?: boolean;
  /** Milliseconds without its code after which the section says that it is unavailable. */
  readonly patience?: number;
  /** A `lazyPage` that renders a `Section` with the same id and tone. */
  readonly content: ComponentType;
}

const Room = styled.div<{ $height: LazySectionProps['height'] }>`
  display: grid;
  min-height: ${({ $height }) => $height.mobile};

  ${media.tablet} {
    min-height: ${({ $height }) => $height.tablet};
  }

  ${media.desktop} {
    min-height: ${({ $height }) => $height.desktop};
  }
`;

/**
 * A section whose code is loaded when it comes near the screen, with a placeholder of its height until then. Without
 * script it stands there from the first: ahead of the placeholder, so that the anchor leads to it.
 */
export function LazySection({
  height,
  isForced = false,
  content: Content,
  ...rest
}: LazySectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  return (
    <Room ref={room} $height={height}>
      <WithoutScript>
        <Content />
      </WithoutScript>
      {isNear || isForced ? (
        <SectionBoundary {...rest}>
          <Content />
        </SectionBoundary>
      ) : (
        <SectionLoading {...rest} />
      )}
    </Room>
  );
}
