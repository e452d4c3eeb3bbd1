import { act, renderHook } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { useCardStyle } from './use-card-style.ts';

const device = Object.assign(new EventTarget(), { matches: false });
Object.assign(window, { matchMedia: () => device });

/** jsdom does not resolve custom properties, so this test tells themes apart by their font size. */
function showFrame() {
  const current = document.createElement('div');
  current.style.fontSize = '16px';
  document.body.append(current);
  const frame = { current };
  const { result } = renderHook(() => useCardStyle(frame));
  return { style: current.style, cardSize: () => result.current.base?.fontSize };
}

test('the card field follows the theme chosen by the visitor', async () => {
  const { style, cardSize } = showFrame();
  expect(cardSize()).toBe('16px');
  style.fontSize = '20px';
  await settled(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(cardSize()).toBe('20px');
});

test('the card field follows the theme of the device', () => {
  const { style, cardSize } = showFrame();
  style.fontSize = '20px';
  act(() => void device.dispatchEvent(new Event('change')));
  expect(cardSize()).toBe('20px');
});
