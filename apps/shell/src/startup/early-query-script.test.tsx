const day = (number: number, isShown: boolean) =>
  `<div data-query="day=${number}" ${isShown ? '' : 'hidden'}><p>Day ${number}</p></div>`;

/** The page arrives in pieces, as a browser parses it. */
async function open(address: string, ...pieces: string[]): Promise<string[]> {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<main data-prerendered="/conference"><div id="days"></div></main>';
  jest.resetModules();
  jest.requireActual('../../public/early-query.js');
  const seen: string[] = [];
  for (const piece of pieces) {
    document.querySelector('#days')?.insertAdjacentHTML('beforeend', piece);
    await Promise.resolve();
    seen.push(shown());
  }
  window.dispatchEvent(new Event('DOMContentLoaded'));
  return [...seen, shown()];
}

const days = () => [...document.querySelectorAll<HTMLElement>('[data-query]')];
const shown = () =>
  days()
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
    .join();
const THREE = [day(1, true), day(2, false), day(3, false)];

test('only the requested day is shown, as soon as it has arrived', async () => {
  expect(await open('/conference?day=2', ...THREE)).toEqual(['', 'Day 2', 'Day 2', 'Day 2']);
  expect(await open('/conference?type=panel&day=3#schedule', ...THREE)).toEqual([
    '',
    '',
    'Day 3',
    'Day 3',
  ]);
});

test.each(['/conference', '/conference?type=panel', '/conference?day=1'])(
  'at %s the first day is shown',
  async (address) => {
    expect(await open(address, ...THREE)).toEqual(['Day 1', 'Day 1', 'Day 1', 'Day 1']);
  },
);

test.each(['9', '', 'x'])('an unknown day (%s) shows the first day', async (value) => {
  expect((await open(`/conference?day=${value}`, ...THREE)).at(-1)).toBe('Day 1');
});

test.each([
  ['/conference?day=2', 'Day 2'],
  ['/conference?day=9', 'Day 1'],
  ['/conference', 'Day 1'],
])('at %s the tab of the shown day is selected', async (address, name) => {
  const tab = (number: number, isSelected: boolean) =>
    `<button role="tab" data-query="day=${number}" aria-selected="${isSelected}">Day ${number}</button>`;
  await open(address, tab(1, true), tab(2, false));
  const selected = document.querySelectorAll('[aria-selected="true"]');
  expect([...selected].map(({ textContent }) => textContent)).toEqual([name]);
});

test('elements that are added later stay unchanged', async () => {
  await open('/conference?day=2', ...THREE);
  document.querySelector('#days')?.insertAdjacentHTML('beforeend', day(4, true));
  await Promise.resolve();
  expect(shown()).toBe('Day 2,Day 4');
});
