import { FailedSection, logger, Recovering } from '@raade/platform';
import { Section, type Tone } from '@raade/ui';
import type { ReactNode } from 'react';
import { SectionLoading } from './section-loading.tsx';

interface SectionBoundaryProps {
  readonly id: string;
  readonly tone?: Tone;
  readonly loadingText: string;
  readonly patience?: number;
  readonly children: ReactNode;
}

/** Keeps what a section throws, or fails to load, to that section, and tries it again until it stands. */
export function SectionBoundary({
  id,
  tone = 'page',
  loadingText,
  patience,
  children,
}: SectionBoundaryProps) {
  const place = { id, tone };
  return (
    <Recovering
      patience={patience}
      loading={<SectionLoading {...place} loadingText={loadingText} />}
      unavailable={(failure, retry) => (
        <Section {...place}>
          <FailedSection failure={failure} isOnNight={tone === 'night'} onRetry={retry} />
        </Section>
      )}
      onFail={({ error }, fields) =>
        logger.error('section failed', { ...fields, section: id }, error)
      }
    >
      {children}
    </Recovering>
  );
}
