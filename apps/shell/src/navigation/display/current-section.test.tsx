import { mostVisible, sectionsIn, visibilityOf } from './current-section.ts';

const element = (id: string) => Object.assign(document.createElement('section'), { id });

test('[NAV-39] the most visible section is current if at least 60% of it is visible', () => {
  const [half, most, whole] = [element('half'), element('most'), element('whole')];
  const views = [
    { element: half, visibility: 0.59 },
    { element: most, visibility: 0.6 },
  ];
  expect(mostVisible(views)).toBe(most);
  expect(mostVisible([...views, { element: whole, visibility: 0.9 }])).toBe(whole);
  expect(mostVisible(views.slice(0, 1))).toBeUndefined();
});

test('[NAV-39] sections in a footer or a navigation are ignored', () => {
  document.body.innerHTML = `
    <main><section id="a"></section><div id="b" data-section="join"></div>
      <nav><section id="e"></section></nav></main>
    <footer><section id="c"></section></footer>
    <nav><div id="d" data-section="menu"></div></nav>`;
  expect(sectionsIn(document).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a section taller than the viewport is measured by the share of the viewport it fills', () => {
  expect(visibilityOf(300, 500, 800)).toBe(0.6);
  expect(visibilityOf(600, 4000, 800)).toBe(0.75);
  expect(visibilityOf(0, 0, 800)).toBe(0);
});
