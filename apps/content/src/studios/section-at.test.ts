import { sectionAt, type SectionPosition } from './section-at.ts';

const POSITIONS: SectionPosition[] = [
  { name: 'overview', top: 800 },
  { name: 'projects', top: 1600 },
  { name: 'apply', top: 3000 },
];
const at = (scrollY: number) =>
  sectionAt({ scrollY, viewportHeight: 800, pageHeight: 4000 }, POSITIONS);

test.each([
  [0, 'hero'],
  [559, 'hero'],
  [560, 'overview'],
  [1499, 'overview'],
  [1500, 'projects'],
  [2899, 'projects'],
  [2900, 'apply'],
  [3200, 'apply'],
])('[STU-12] at %i px the section is %s', (scrollY, name) => {
  expect(at(scrollY)).toBe(name);
});

test('at the end of the page it is the last section, however short', () => {
  const place = { scrollY: 2200, viewportHeight: 800, pageHeight: 3000 };
  expect(sectionAt(place, POSITIONS)).toBe('apply');
});

test('a page without its sections has its hero only', () => {
  expect(sectionAt({ scrollY: 900, viewportHeight: 800, pageHeight: 4000 }, [])).toBe('hero');
});
