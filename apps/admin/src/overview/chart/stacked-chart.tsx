import { logger, styled } from '@raade/platform';
import { useEffect, useMemo, useRef } from 'react';
import type { Bars } from './draw-bars.lazy.ts';

/** Tokens of the colors of the first series. All further series share one more color. */
const COLORS = ['--ink-clay', '--ink-sky', '--ink-leaf', '--ink-gold', '--ink-plum'];
const colorOf = (index: number) => COLORS[index] ?? '--color-border-strong';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  list-style: none;
`;

const Key = styled.li<{ readonly $color: string }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  /* A border, since browsers do not print backgrounds. */
  &::before {
    border: 0.375rem solid var(${({ $color }) => $color});
    border-radius: 2px;
    content: '';
  }
`;

/** Reserves the height before the chart has loaded. The rules for `.u-` classes replace uPlot's style sheet. */
const Drawing = styled.div`
  height: 12rem;
  overflow: hidden;

  .u-wrap {
    position: relative;
  }

  .u-over,
  .u-under,
  .u-axis {
    position: absolute;
  }

  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }

  @media print {
    height: auto;

    .uplot,
    .u-wrap {
      width: 100% !important;
      height: auto !important;
    }

    canvas {
      height: auto;
    }
  }
`;

/** Loads the code that draws charts. A page with charts calls it first, so that they need not wait for it. */
export const loadBars = () => import(/* webpackChunkName: "bars" */ './draw-bars.lazy.ts');

interface StackedChartProps extends Omit<Bars, 'colors'> {
  readonly label: string;
}

/** A stacked bar chart with a legend. The table with the same figures is below it, and remains if the chart fails. */
export function StackedChart({ label, names, series: allSeries, textOf }: StackedChartProps) {
  const series = useMemo(
    () => allSeries.filter(({ values }) => values.some((value) => value > 0)),
    [allSeries],
  );
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = drawing.current;
    let isRemoved = false;
    let removeChart: (() => void) | undefined;
    loadBars()
      .then(({ drawBars }) => {
        const colors = series.map((_, index) => colorOf(index));
        if (host && !isRemoved) removeChart = drawBars(host, { names, series, textOf, colors });
      })
      .catch((error: unknown) => logger.warn('chart not drawn', { label }, error));
    return () => {
      isRemoved = true;
      removeChart?.();
    };
  }, [label, names, series, textOf]);
  return (
    <figure data-chart>
      <Legend aria-hidden>
        {series.map(({ name }, index) => (
          <Key key={name} $color={colorOf(index)}>
            {name}
          </Key>
        ))}
      </Legend>
      <Drawing ref={drawing} role="img" aria-label={`${label}: the table below has the figures.`} />
    </figure>
  );
}
