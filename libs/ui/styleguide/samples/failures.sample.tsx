import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { FailureView, MissingPiece, SectionUnavailable } from '../../src/index.ts';
import type { Sample } from '../sample.ts';

const ERROR = new Error('What the error says of itself.');
const STACK = 'at Donation (js/donation.0123.js:1:2)';
const ignore = () => undefined;

function Failures() {
  return (
    <>
      <MissingPiece />
      {(['page', 'night'] as const).map((tone) => (
        <SectionUnavailable
          key={tone}
          tone={tone}
          failure={{ reason: 'threw', error: ERROR, componentStack: STACK }}
          onAction={ignore}
        />
      ))}
      <FailureView size="bar" {...ERROR_MESSAGES.page} error={ERROR} onAction={ignore} />
    </>
  );
}

export const failures: Sample = {
  title: 'Failures',
  shows: ['FailureView', 'MissingPiece', 'SectionUnavailable'],
  Content: Failures,
};
