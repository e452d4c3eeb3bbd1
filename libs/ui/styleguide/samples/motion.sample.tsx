import { Card, Reveal } from '../../src/index.ts';
import { MOTION_PATTERNS } from '../patterns/content.ts';
import type { Sample } from '../sample.ts';

function Motion() {
  return (
    <Reveal>
      <Card>This card fades in when it is scrolled to.</Card>
    </Reveal>
  );
}

export const motion: Sample = {
  title: 'Motion',
  shows: ['Reveal'],
  patterns: MOTION_PATTERNS,
  Content: Motion,
};
