/** A chart that adapts to its width. It responds to the pointer, to keys and to the vintage slider. */

import { FREQUENCY } from '../../../core/frequency.ts';
import { isoDay } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { wordlessBands } from '../../../render/chart/bands.ts';
import { breakKinds } from '../../../render/chart/breaks.ts';
import type { Layout, Plot } from '../../../render/chart/layout.ts';
import { renderPageChart } from '../../../render/chart/page-chart.ts';
import { daysAt } from '../../../render/chart/scales.ts';
import { all, element } from '../elements.ts';
import { Crosshair } from './crosshair.ts';
import { type DrawnPoint, middleOf, momentsOf } from './moments.ts';
import { spoken } from './spoken.ts';

/** The minimum number of pixels of a drag. A shorter movement is treated as a click. */
const LEAST_DRAG = 12;
const SETTLE_MS = 250;

export class LiveChart {
  readonly figure: HTMLElement;
  readonly #chart: Chart;
  #shown: Chart;
  #layout: Layout | null = null;
  #svg: SVGSVGElement | null = null;
  #crosshair: Crosshair | null = null;
  /** The points in time at which the crosshair can stop, in ascending order. */
  #moments: readonly (readonly DrawnPoint[])[] = [];
  #at = -1;
  /** The index of the series that screen readers read first. */
  #series = 0;
  #width = 0;
  #dragFrom: number | null = null;
  #settle: ReturnType<typeof setTimeout> | undefined;
  readonly #said: HTMLElement;

  constructor(figure: HTMLElement, chart: Chart) {
    this.figure = figure;
    this.#chart = chart;
    this.#shown = chart;
    this.#said = element('p', { class: 'vh', 'aria-live': 'polite' });
    figure.append(this.#said);
    new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width > 0 && width !== this.#width) this.#draw(width);
    }).observe(figure);
  }

  get chart(): Chart {
    return this.#chart;
  }

  /** Shows another vintage of the first series. */
  show(changes: Partial<ChartSeries>): void {
    const [first, ...rest] = this.#chart.series;
    if (!first) return;
    this.#shown = { ...this.#chart, series: [{ ...first, ...changes }, ...rest] };
    this.#draw(this.#width);
  }

  #draw(width: number): void {
    if (width === 0) return;
    this.#width = width;
    const { svg, layout } = renderPageChart({ ...this.#shown, width, height: this.#chart.height });
    const holder = document.createElement('div');
    holder.innerHTML = svg;
    const drawn = holder.querySelector('svg');
    if (!drawn) return;
    const old = [...this.figure.querySelectorAll('svg[data-plot]')];
    const hadFocus = old.includes(document.activeElement as SVGSVGElement);
    old[0]?.before(drawn);
    for (const one of old) one.remove();
    drawn.setAttribute('tabindex', '0');
    this.#svg = drawn;
    this.#layout = layout;
    this.#moments = layout.plot ? momentsOf(layout, layout.plot) : [];
    this.#crosshair = layout.plot ? new Crosshair(drawn, layout, layout.plot) : null;
    this.#showKeys('band', wordlessBands(this.#shown, layout.plot));
    this.#showKeys('breakKind', breakKinds(layout.plot));
    this.#listen(drawn);
    if (hadFocus) drawn.focus();
    if (this.#at >= this.#moments.length) this.#at = -1;
  }

  /** Updates the legend. It lists the bands whose names are not in the drawing, and the kinds of breaks whose marks are in the drawing. */
  #showKeys(name: 'band' | 'breakKind', shown: readonly string[]): void {
    for (const key of all<HTMLElement>(this.figure, '.key > li')) {
      const value = key.dataset[name];
      if (value === undefined) continue;
      key.removeAttribute('class');
      key.hidden = !shown.includes(value);
    }
  }

  #listen(svg: SVGSVGElement): void {
    svg.addEventListener('focus', () => {
      svg.setAttribute('role', 'application');
      svg.setAttribute('aria-roledescription', 'chart');
    });
    svg.addEventListener('blur', () => {
      svg.setAttribute('role', 'img');
      svg.removeAttribute('aria-roledescription');
      this.#leave();
    });
    svg.addEventListener('keydown', (event) => this.#key(event));
    svg.addEventListener('pointermove', (event) => this.#point(event));
    svg.addEventListener('pointerleave', (event) => {
      // After a touch, the tooltip remains, because the reader has lifted the finger to read it.
      if (event.pointerType === 'touch') return;
      if (this.#dragFrom === null && document.activeElement !== svg) this.#leave();
    });
    svg.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button === 0) this.#dragFrom = this.#xOf(event);
      else if (event.pointerType !== 'mouse') this.#point(event);
    });
    addEventListener('pointerup', (event) => {
      if (this.#svg === svg) this.#drop(event);
    });
    svg.addEventListener('dblclick', () => this.#zoom(null));
    svg.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.#zoomBy(event.deltaY < 0 ? 0.8 : 1.25, this.#xOf(event));
      },
      { passive: false },
    );
  }

  /** Converts the position of an event to pixels of the drawing, for any scale of the page. */
  #xOf(event: MouseEvent): number {
    const box = this.#svg?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) * this.#width) / box.width : 0;
  }

  #point(event: PointerEvent): void {
    const x = this.#xOf(event);
    if (this.#dragFrom !== null && Math.abs(x - this.#dragFrom) > LEAST_DRAG) this.#crosshair?.select(this.#dragFrom, x);
    const i = this.#nearest(x);
    if (i !== this.#at) this.#move(i, false);
  }

  #drop(event: PointerEvent): void {
    const from = this.#dragFrom;
    this.#dragFrom = null;
    const plot = this.#layout?.plot;
    if (from === null || !plot) return;
    const to = this.#xOf(event);
    if (Math.abs(to - from) <= LEAST_DRAG) return;
    this.#zoom([daysAt(plot, Math.min(from, to)), daysAt(plot, Math.max(from, to))]);
  }

  /** Returns the nearest point in time. The crosshair stops only at stored values. */
  #nearest(x: number): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    this.#moments.forEach(([point], i) => {
      const distance = Math.abs((point?.x ?? Number.POSITIVE_INFINITY) - x);
      if (distance < least) [best, least] = [i, distance];
    });
    return best;
  }

  #key(event: KeyboardEvent): void {
    const last = this.#moments.length - 1;
    const now = this.#at === -1 ? last : this.#at;
    const freq = this.#shown.series[this.#series]?.freq ?? 'M';
    const year = FREQUENCY[freq].perYear ?? (freq === 'W' ? 52 : 250);
    const by = event.shiftKey ? year : 1;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#move(this.#at === -1 ? last : Math.max(0, now - by), true),
      ArrowRight: () => this.#move(Math.min(last, this.#at === -1 ? last : now + by), true),
      Home: () => this.#move(0, true),
      End: () => this.#move(last, true),
      PageUp: () => this.#turn(-1),
      PageDown: () => this.#turn(1),
      Backspace: () => this.#zoom(null),
      Escape: () => this.#svg?.blur(),
      t: () => this.#toTable(),
      T: () => this.#toTable(),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  }

  #turn(by: 1 | -1): void {
    const count = this.#shown.series.length;
    this.#series = (this.#series + by + count) % count;
    this.#move(this.#at === -1 ? this.#moments.length - 1 : this.#at, true);
  }

  #toTable(): void {
    const table = document.getElementById(this.figure.dataset['table'] ?? '');
    table?.focus();
    table?.scrollIntoView();
  }

  #move(i: number, isSpoken: boolean): void {
    const points = this.#moments[i];
    if (!points) return;
    this.#at = i;
    this.#crosshair?.stand(points);
    if (isSpoken) this.#said.textContent = spoken(points, this.#shown.series, this.#series);
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      const [point] = points;
      if (point) this.figure.dispatchEvent(new CustomEvent('chart:settled', { detail: point, bubbles: true }));
    }, SETTLE_MS);
  }

  #leave(): void {
    this.#at = -1;
    clearTimeout(this.#settle);
    this.#crosshair?.clear();
  }

  #zoomBy(factor: number, x: number): void {
    const plot = this.#layout?.plot;
    if (!plot) return;
    const [centre, { from, to }] = [daysAt(plot, x), plot.extent];
    this.#zoom([centre - (centre - from) * factor, centre + (to - centre) * factor]);
  }

  /** Zooms to a range of days, and stores the range in the address of the page. Null shows all days. */
  #zoom(days: readonly [number, number] | null): void {
    const url = new URL(location.href);
    if (days === null) {
      this.#shown = this.#chart;
      const requested = new URL(this.figure.dataset['source'] ?? location.href, location.href).searchParams;
      for (const name of ['start', 'end']) setOrDelete(url, name, requested.get(name));
    } else {
      const shown = within(this.#chart, this.#layout?.plot ?? null, days);
      if (shown === null) return;
      this.#shown = shown;
      url.searchParams.set('start', isoDay(Math.round(days[0])));
      url.searchParams.set('end', isoDay(Math.round(days[1])));
    }
    this.#at = -1;
    history.replaceState(null, '', url);
    this.#draw(this.#width);
  }
}

function setOrDelete(url: URL, name: string, value: string | null): void {
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
}

/** Returns the chart for a range. Returns null if the range has too few values. */
function within(chart: Chart, plot: Plot | null, [from, to]: readonly [number, number]): Chart | null {
  if (!plot) return null;
  const series = chart.series.map((one) => {
    // The range includes the last event before its start, because this event still applies at the start.
    const inForce = one.nature === 'event' ? one.t.findLastIndex((t) => middleOf(one.freq, t) < from) : -1;
    const kept = one.t.flatMap((t, i) => {
      const day = middleOf(one.freq, t);
      return i === inForce || (day >= from && day <= to) ? [i] : [];
    });
    return { ...one, t: kept.map((i) => one.t[i] ?? 0), value: kept.map((i) => one.value[i] ?? null) };
  });
  const window = { from: Math.round(from), to: Math.round(to) };
  return series.some(({ t }) => t.length > 1) ? { ...chart, series, window } : null;
}
