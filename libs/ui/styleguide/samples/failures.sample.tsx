import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import {
  FailureView,
  MissingPiece,
  Section,
  SectionFailure,
  SectionUnavailable,
} from '../../src/index.ts';

const ERROR = new Error('What the error says of itself.');
const FAILURE = {
  reason: 'threw',
  error: ERROR,
  componentStack: 'at Donation (js/donation.0123.js:1:2)',
} as const;
const ignore = () => undefined;

export function Failures() {
  return (
    <>
      <MissingPiece />
      {(['page', 'night'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <SectionFailure failure={FAILURE} isOnNight={tone === 'night'} onAction={ignore} />
        </Section>
      ))}
      <SectionUnavailable failure={{ ...FAILURE, reason: 'not-loaded' }} onAction={ignore} />
      <FailureView size="bar" {...ERROR_MESSAGES.page} error={ERROR} onAction={ignore} />
    </>
  );
}
