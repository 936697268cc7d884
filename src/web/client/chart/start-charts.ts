/** Charts come to life: drawn for the width that they have, with a crosshair by pointer and keys, and zoom. */
import type { Chart } from '../../../queries/answer.ts';
import { all } from '../elements.ts';
import { LiveChart } from './live-chart.ts';

const charts = new WeakMap<Element, LiveChart>();

export function startCharts(root: ParentNode): void {
  for (const figure of all<HTMLElement>(root, 'figure[data-chart]')) void start(figure);
}

/** The chart of a figure, once its data are here. */
export const chartIn = (figure: Element | null): LiveChart | undefined => (figure ? charts.get(figure) : undefined);

async function start(figure: HTMLElement): Promise<void> {
  const inPage = figure.querySelector('script[type="application/json"]');
  if (inPage) {
    charts.set(figure, new LiveChart(figure, JSON.parse(inPage.textContent ?? '') as Chart));
    return;
  }
  // Long series are asked for when somebody points at them.
  const wake = (): void => {
    figure.removeEventListener('pointerenter', wake);
    figure.removeEventListener('focusin', wake);
    void fetchChart(figure);
  };
  figure.addEventListener('pointerenter', wake);
  figure.addEventListener('focusin', wake);
  for (const svg of all<SVGElement>(figure, 'svg[data-plot]')) svg.setAttribute('tabindex', '0');
}

async function fetchChart(figure: HTMLElement): Promise<void> {
  const source = figure.dataset['source'];
  if (source === undefined || charts.has(figure)) return;
  try {
    const answer = await fetch(source);
    if (answer.ok) charts.set(figure, new LiveChart(figure, (await answer.json()) as Chart));
  } catch {
    // The drawing of the server stays.
  }
}
