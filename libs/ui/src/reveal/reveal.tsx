import { styled, useReducedMotion } from '@raade/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RevealProps {
  readonly children: ReactNode;
}

const Moving = styled.div`
  transition: opacity var(--motion-layout) var(--ease-out);

  @media screen {
    &[data-reveal='waiting'] {
      opacity: 0;
    }
  }
`;

/**
 * Lets what starts below the screen fade in when it is scrolled to. It does not move: together with the
 * visitor's scrolling, browsers count that as a shift of the layout. What is on screen at first
 * stands still, and so does everything for visitors who prefer reduced motion, and on paper.
 */
export function Reveal({ children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = useReducedMotion();
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || prefersReducedMotion) return;
    if (target.getBoundingClientRect().top < window.innerHeight) return;
    setWaiting(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setWaiting(false);
      observer.disconnect();
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      setWaiting(false);
    };
  }, [prefersReducedMotion]);

  return (
    <Moving ref={element} data-reveal={isWaiting ? 'waiting' : 'shown'}>
      {children}
    </Moving>
  );
}
