import { LOADING_SECTION } from '@raade/contracts/base/failure-messages';
import { FailedSection, logger, media, Recovering, styled, useNear } from '@raade/platform';
import { Section, Spinner, type Tone, WithoutScript } from '@raade/ui';
import { type ComponentType, useRef } from 'react';

interface LazySectionProps {
  /** Anchor of the section, which works before the section is loaded, too. */
  readonly id: string;
  readonly tone?: Tone;
  /** The placeholder's text. */
  readonly loadingText?: string;
  /**
   * Reserved height on phones, tablets and desktops, so that nothing moves when the section arrives. Measured with the
   * wider system font, which is used if our fonts load too late.
   */
  readonly height: readonly [phone: string, tablet: string, desktop: string];
  /** True to load it at once. */
  readonly isForced?: boolean;
  /** Milliseconds after which a section that is still loading is shown as unavailable. */
  readonly waitMs?: number;
  /** A `lazyPage` that renders a `Section` with the same id and tone. */
  readonly content: ComponentType;
}

const Placeholder = styled.div<{ $height: LazySectionProps['height'] }>`
  display: grid;
  min-height: ${({ $height }) => $height[0]};

  ${media.tablet} {
    min-height: ${({ $height }) => $height[1]};
  }

  ${media.desktop} {
    min-height: ${({ $height }) => $height[2]};
  }
`;

const Loading = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  height: 100%;
  text-align: center;
`;

/**
 * A section whose code is loaded when it comes near the viewport, with a placeholder of its height until then. Errors
 * do not affect the rest of the page, and loading is retried. Without script the section is rendered from the start,
 * before the placeholder, so that its anchor works.
 */
export function LazySection(props: LazySectionProps) {
  const {
    id,
    tone = 'page',
    loadingText = LOADING_SECTION,
    height,
    waitMs,
    content: Content,
  } = props;
  const placeholder = useRef<HTMLDivElement>(null);
  const isNear = useNear(placeholder);
  const loading = (
    <Section id={id} tone={tone} needsScript>
      <Loading role="status">
        <Spinner />
        <p>{loadingText}</p>
      </Loading>
    </Section>
  );
  return (
    <Placeholder ref={placeholder} $height={height}>
      <WithoutScript>
        <Content />
      </WithoutScript>
      {isNear || props.isForced ? (
        <Recovering
          slowAfterMs={waitMs}
          loading={loading}
          unavailable={(failure, retry) => (
            <Section id={id} tone={tone}>
              <FailedSection failure={failure} isOnNight={tone === 'night'} onRetry={retry} />
            </Section>
          )}
          onFail={({ error }, fields) =>
            logger.error('section failed', { ...fields, section: id }, error)
          }
        >
          <Content />
        </Recovering>
      ) : (
        loading
      )}
    </Placeholder>
  );
}
