import { renderHook } from '@testing-library/react';
import { fakeMedia } from '../testing/media.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const media = fakeMedia();

test('changes of the preference for reduced motion are followed', () => {
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  media.set('(prefers-reduced-motion: reduce)', true);
  expect(result.current).toBe(true);
  media.set('(prefers-reduced-motion: reduce)', false);
  expect(result.current).toBe(false);
});
