import uPlot from 'uplot';

/** A part of each bar, in one color. */
export interface Series {
  readonly name: string;
  /** As many as there are bars, and none below 0. */
  readonly values: readonly number[];
}

/** A chart of bars, each of them made of the series, the first at the bottom. */
export interface Bars {
  /** A short name below each bar. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** A value as the scale shows it. */
  readonly textOf: (value: number) => string;
  /** Tokens of the colors of series, in their order. */
  readonly colors: readonly string[];
}

/** CSS pixels. */
const AXIS = { bottom: 28, side: 52 };
const NAME_WIDTH = 32;
const WIDEST_BAR = 48;
/** Steps of the scale: whole numbers, since it counts people. */
const STEPS = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((one) => one * 10 ** power),
).flat();

/**
 * Draws bars that fill an element. Draws them again when the theme, the width or the print mode changes.
 *
 * @returns removes the chart
 */
export function drawBars(host: HTMLElement, bars: Bars): () => void {
  const chart = new uPlot(
    optionsOf(host, bars),
    [bars.names.map((_, index) => index), ...stackedEnds(bars.series)],
    host,
  );
  const redraw = () => chart.redraw();
  const resized = new ResizeObserver(() => chart.setSize(sizeOf(host)));
  resized.observe(host);
  const themed = new MutationObserver(redraw);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const end = new AbortController();
  const { signal } = end;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
  const drawFor = (scheme: 'light' | undefined) => () => {
    if (scheme) host.dataset['scheme'] = scheme;
    else delete host.dataset['scheme'];
    redraw();
  };
  window.addEventListener('beforeprint', drawFor('light'), { signal });
  window.addEventListener('afterprint', drawFor(undefined), { signal });
  return () => {
    end.abort();
    resized.disconnect();
    themed.disconnect();
    chart.destroy();
  };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

/**
 * The upper ends of the series in each bar, the highest first, since later series are drawn over earlier ones. Null
 * where a series has nothing to draw: even a bar of height 0 has a line.
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

/** The bars whose names fit into a width in CSS pixels, by index. Counted from the end: the newest always has its name. */
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
  const paths = uPlot.paths.bars?.({ size: [0.6, WIDEST_BAR] });
  return {
    ...sizeOf(host),
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, names.length - 0.5] },
      y: { range: (_chart, _least, most) => [0, Math.max(most, 1)] },
    },
    axes: [
      {
        ...axis,
        size: AXIS.bottom,
        grid: { show: false },
        splits: ({ width }) => namedBars(names.length, width - AXIS.side),
        values: (_chart, shown) => shown.map((index) => names[index] ?? ''),
      },
      {
        ...axis,
        size: AXIS.side,
        incrs: STEPS,
        grid: { stroke: paint('--color-border'), width: 1 },
        values: (_chart, shown) => shown.map((value) => textOf(value)),
      },
    ],
    series: [
      {},
      ...colors
        .slice(0, series.length)
        .reverse()
        .map((color) => ({
          fill: paint(color),
          // A line in the background color between the parts of a bar.
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
