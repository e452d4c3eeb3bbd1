import { sampleScroll } from './scroll-state.ts';

test.each([
  ['[NAV-46] below 100 px the bar shows', { y: 0, isVisible: false }, 99, true],
  ['[NAV-46] a step up shows it again', { y: 900, isVisible: false }, 899, true],
  ['[NAV-47] more than 50 px down hides it', { y: 500, isVisible: true }, 551, false],
  ['[NAV-47] 50 px down leaves it', { y: 500, isVisible: true }, 550, true],
  ['[NAV-47] a short way down leaves it hidden', { y: 500, isVisible: false }, 510, false],
  ['[NAV-47] staying leaves it hidden', { y: 500, isVisible: false }, 500, false],
])('%s', (_title, last, y, isVisible) => {
  expect(sampleScroll(last, y)).toEqual({ y, isVisible });
});
