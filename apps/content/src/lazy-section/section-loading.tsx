import { styled } from '@raade/platform';
import { Section, Spinner, type Tone } from '@raade/ui';

interface SectionLoadingProps {
  readonly id: string;
  readonly tone?: Tone;
  readonly loadingText: string;
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  height: 100%;
  text-align: center;
`;

export function SectionLoading({ id, tone = 'page', loadingText }: SectionLoadingProps) {
  return (
    <Section id={id} tone={tone} needsScript>
      <Middle role="status">
        <Spinner />
        <p>{loadingText}</p>
      </Middle>
    </Section>
  );
}
