import { act, renderHook } from '@testing-library/react';
import { fakeMedia } from '../testing/media.ts';
import { useResponsive } from './responsive.store.ts';

const media = fakeMedia();

beforeEach(() => jest.useFakeTimers());

function resizeTo(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('[RESP-04] a new width takes effect 100 ms after the last resize event', () => {
  const { result } = renderHook(() => useResponsive((state) => state.deviceType));
  expect(result.current).toBe('desktop');

  resizeTo(800);
  pass(99);
  resizeTo(400);
  pass(99);
  expect(result.current).toBe('desktop');
  pass(1);
  expect(result.current).toBe('mobile');
});

test('a connected pointing device takes effect at once', () => {
  const { result } = renderHook(() => useResponsive());
  expect(result.current.hasCoarsePointer).toBe(false);
  media.set('(any-pointer: coarse)', true);
  expect(result.current.hasCoarsePointer).toBe(true);
});
