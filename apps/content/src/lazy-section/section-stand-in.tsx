import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { styled } from '@raade/platform';
import { Button, Section, Spinner, type Tone } from '@raade/ui';

interface StandInProps {
  readonly id: string;
  readonly tone?: Tone;
}

interface LoadingProps extends StandInProps {
  readonly loadingText: string;
}

/** `threw`: the section is there and broken. `not-loaded`: it could not be loaded. */
export type SectionFailure = 'threw' | 'not-loaded';

interface UnavailableProps extends StandInProps {
  readonly failure: SectionFailure;
  readonly onRetry: () => void;
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  height: 100%;
  text-align: center;
`;

export function SectionLoading({ id, tone = 'page', loadingText }: LoadingProps) {
  return (
    <Section id={id} tone={tone}>
      <Middle role="status">
        <Spinner />
        <p>{loadingText}</p>
      </Middle>
    </Section>
  );
}

export function SectionUnavailable({ id, tone = 'page', failure, onRetry }: UnavailableProps) {
  const { failed, unavailable, text, action } = ERROR_MESSAGES.section;
  return (
    <Section id={id} tone={tone}>
      <Middle role="alert">
        <h2>{failure === 'threw' ? failed : unavailable}</h2>
        <p>{text}</p>
        <Button look={tone === 'night' ? 'night' : 'quiet'} onClick={onRetry}>
          {action}
        </Button>
      </Middle>
    </Section>
  );
}
