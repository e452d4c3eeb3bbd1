import { Card, Reveal } from '../../src/index.ts';
import type { Sample } from '../sample.ts';

function Motion() {
  return (
    <>
      <p>
        What answers to a pointer takes 140 ms, what moves on the page 450 ms, and nothing moves for
        visitors who prefer reduced motion.
      </p>
      <Reveal>
        <Card>This card fades in when it is scrolled to.</Card>
      </Reveal>
    </>
  );
}

export const motion: Sample = { title: 'Motion', shows: ['Reveal'], Content: Motion };
