import { Spinner } from '../../src/index.ts';
import { MOTION_PATTERNS } from '../patterns/content.ts';
import type { Sample } from '../sample.ts';

function Motion() {
  return (
    <p>
      <Spinner /> Sending...
    </p>
  );
}

export const motion: Sample = {
  title: 'Motion',
  patterns: MOTION_PATTERNS,
  Content: Motion,
};
