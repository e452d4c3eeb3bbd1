import { useState } from 'react';
import { styled } from 'styled-components';

const Title = styled.h1`
  color: var(--color-sun);
`;

/** A page with what is difficult to hydrate: adjacent texts, a style, and a state. */
export function SamplePage() {
  const [presses, setPresses] = useState(0);
  return (
    <article>
      <Title>Pressed {presses} times</Title>
      <button onClick={() => setPresses(presses + 1)}>Press</button>
    </article>
  );
}
