import uPlot from 'uplot';

/** A part of each bar, in one color. */
export interface Series {
  readonly name: string;
  /** One value for each bar, 0 or more. */
  readonly values: readonly number[];
}

/** A chart of stacked bars. Each bar consists of one value of each series, the first series at the bottom. */
export interface Bars {
  /** A short name below each bar. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** Formats a value for the scale. */
  readonly textOf: (value: number) => string;
  /** Tokens of the colors of the series, in the order of the series. */
  readonly colors: readonly string[];
}

/** Sizes in CSS pixels. */
const AXIS = { bottom: 28, side: 52 };
const NAME_WIDTH = 32;
/** Bars take 60% of their space, up to 48 pixels. */
const BAR_SIZE: [number, number] = [0.6, 48];
/** Possible steps of the scale. They are whole numbers, since charts show people and cents. */
const STEPS = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

/**
 * Draws bars that fill an element. Draws them again when the theme, the width or the print mode changes.
 *
 * @returns a function that removes the chart
 */
export function drawBars(host: HTMLElement, bars: Bars): () => void {
  const chart = new uPlot(
    optionsOf(host, bars),
    [bars.names.map((_, index) => index), ...stackedEnds(bars.series)],
    host,
  );
  const redraw = () => chart.redraw();
  const resizeObserver = new ResizeObserver(() => chart.setSize(sizeOf(host)));
  resizeObserver.observe(host);
  const themeObserver = new MutationObserver(redraw);
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const listeners = new AbortController();
  const { signal } = listeners;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
  // Charts are printed in light colors, whatever the theme is.
  const drawFor = (scheme: 'light' | undefined) => () => {
    if (scheme) host.dataset['scheme'] = scheme;
    else delete host.dataset['scheme'];
    redraw();
  };
  window.addEventListener('beforeprint', drawFor('light'), { signal });
  window.addEventListener('afterprint', drawFor(undefined), { signal });
  return () => {
    listeners.abort();
    resizeObserver.disconnect();
    themeObserver.disconnect();
    chart.destroy();
  };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

/**
 * The upper ends of the series in each bar. The last series comes first, since uPlot draws later ones over earlier
 * ones. A value of 0 becomes null, since even a bar of height 0 would have a line.
 */
export function stackedEnds(series: readonly Series[]): (number | null)[][] {
  const tops: number[] = [];
  const ends = series.map(({ values }) =>
    values.map((value, index) => {
      const top = (tops[index] ?? 0) + value;
      tops[index] = top;
      return value === 0 ? null : top;
    }),
  );
  return ends.reverse();
}

/** The indices of the bars whose names fit into a width in CSS pixels. The last bar, the newest, always has its name. */
export function namedBars(count: number, width: number): number[] {
  const step = Math.ceil((count * NAME_WIDTH) / Math.max(width, 1));
  const bars = Array.from({ length: count }, (_, index) => index);
  return bars.filter((index) => (count - 1 - index) % step === 0);
}

function optionsOf(host: HTMLElement, { names, series, textOf, colors }: Bars): uPlot.Options {
  const paint = (token: string) => () => colorOf(host, token);
  const axis = {
    stroke: paint('--color-text-muted'),
    font: `12px ${getComputedStyle(host).fontFamily}`,
    ticks: { show: false },
  };
  const paths = uPlot.paths.bars?.({ size: BAR_SIZE });
  return {
    ...sizeOf(host),
    legend: { show: false },
    cursor: { show: false },
    scales: {
      // Half a bar of space at both ends.
      x: { time: false, range: () => [-0.5, names.length - 0.5] },
      y: { range: (_chart, _min, max) => [0, Math.max(max, 1)] },
    },
    axes: [
      {
        ...axis,
        size: AXIS.bottom,
        grid: { show: false },
        splits: ({ width }) => namedBars(names.length, width - AXIS.side),
        values: (_chart, indices) => indices.map((index) => names[index] ?? ''),
      },
      {
        ...axis,
        size: AXIS.side,
        incrs: STEPS,
        grid: { stroke: paint('--color-border'), width: 1 },
        values: (_chart, values) => values.map((value) => textOf(value)),
      },
    ],
    series: [
      // The first series of uPlot is the horizontal axis.
      {},
      ...colors
        .slice(0, series.length)
        .reverse()
        .map((color) => ({
          fill: paint(color),
          // A line in the background color separates the parts of a bar.
          stroke: paint('--color-surface'),
          width: 1,
          points: { show: false },
          ...(paths && { paths }),
        })),
    ],
  };
}

/** The current value of a color token, for a canvas. */
function colorOf(host: HTMLElement, token: string): string {
  host.style.color = `var(${token})`;
  const { color } = getComputedStyle(host);
  host.style.color = '';
  return color;
}
