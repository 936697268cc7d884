/** Draws charts again at the width that they have on the page. */
import type { Chart } from '../../../queries/base/answer.ts';
import { all } from '../elements.ts';
import { LiveChart } from './live-chart.ts';

const charts = new WeakMap<Element, LiveChart>();

export function startCharts(root: ParentNode): void {
  for (const figure of all<HTMLElement>(root, 'figure[data-chart]')) void start(figure);
}

/** Returns the chart in an element. Returns undefined if its data have not loaded yet. */
export const chartIn = (figure: Element | null): LiveChart | undefined => (figure ? charts.get(figure) : undefined);

async function start(figure: HTMLElement): Promise<void> {
  const inPage = JSON.parse(figure.querySelector('script[type="application/json"]')?.textContent ?? '') as Chart;
  if (figure.dataset['values'] !== 'later') {
    charts.set(figure, new LiveChart(figure, inPage));
    return;
  }
  // The values of a long series are loaded when the reader first points at the chart or focuses it.
  const wake = (): void => {
    figure.removeEventListener('pointerenter', wake);
    figure.removeEventListener('focusin', wake);
    void fetchValues(figure, inPage);
  };
  figure.addEventListener('pointerenter', wake);
  figure.addEventListener('focusin', wake);
  for (const svg of all<SVGElement>(figure, 'svg[data-plot]')) svg.setAttribute('tabindex', '0');
}

/** Loads the values of a chart. The page already contains its names, its linked charts and the rings around revised values. */
async function fetchValues(figure: HTMLElement, inPage: Chart): Promise<void> {
  const source = figure.dataset['source'];
  if (source === undefined || charts.has(figure)) return;
  try {
    const answer = await fetch(source);
    if (!answer.ok) return;
    const fetched = (await answer.json()) as Chart;
    const series = inPage.series.map((one) => {
      const { t = [], value = [] } = fetched.series.find(({ id }) => id === one.id) ?? {};
      return { ...one, t, value };
    });
    charts.set(figure, new LiveChart(figure, { ...inPage, series }));
  } catch {
    // If loading fails, the page keeps the chart that the server drew.
  }
}
