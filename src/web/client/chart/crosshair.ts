/** The crosshair of a chart. Its tooltip is on the wider side. */
import type { Layout, Plot } from '../../../render/chart/layout.ts';
import { widthOf } from '../../../render/chart/text.ts';
import type { DrawnPoint } from './moments.ts';
import { ownPeriodOf, periodOf, pointText, revisionOf } from './spoken.ts';

const SVG = 'http://www.w3.org/2000/svg';
const GAP = 14;
const LINE = 17;
const PAD = 10;
const SMALL = 12;
const LARGE = 22;

interface TipLine {
  readonly text: string;
  readonly look: string;
  readonly size: number;
}

export class Crosshair {
  readonly #group: SVGGElement;
  readonly #selection: SVGPathElement;
  readonly #layout: Layout;
  readonly #plot: Plot;

  constructor(svg: SVGSVGElement, layout: Layout, plot: Plot) {
    this.#layout = layout;
    this.#plot = plot;
    this.#selection = svg.appendChild(document.createElementNS(SVG, 'path'));
    this.#selection.setAttribute('class', 'sel');
    this.#group = svg.appendChild(document.createElementNS(SVG, 'g'));
    this.#group.setAttribute('aria-hidden', 'true');
  }

  stand(points: readonly DrawnPoint[]): void {
    const [first] = points;
    if (!first) {
      this.clear();
      return;
    }
    const { top, bottom } = this.#plot;
    const rings = points.map((point) => this.#shape('circle', { class: `pt l${this.#colour(point)}`, cx: point.x, cy: point.y, r: 5 }));
    this.#group.replaceChildren(
      this.#shape('path', { class: 'xh', d: `M${first.x} ${top}V${bottom}` }),
      ...rings,
      ...this.#tip(points, first),
    );
  }

  /** Marks the range to which the chart will zoom when the drag ends. */
  select(from: number, to: number): void {
    const { top, bottom, left, right } = this.#plot;
    const [a, b] = [Math.max(left, Math.min(from, to)), Math.min(right, Math.max(from, to))];
    this.#selection.setAttribute('d', `M${a} ${top}H${b}V${bottom}H${a}z`);
  }

  clear(): void {
    this.#group.replaceChildren();
    this.#selection.removeAttribute('d');
  }

  #colour({ series }: DrawnPoint): number {
    return this.#layout.drawn[series]?.style.colour ?? 0;
  }

  #lines(points: readonly DrawnPoint[], first: DrawnPoint): readonly TipLine[] {
    const series = this.#layout.drawn.map((one) => one.series);
    if (series.length === 1) {
      const revision = revisionOf(first, series);
      return [
        { text: pointText(first, series), look: 'h', size: LARGE },
        { text: periodOf(first), look: 'b', size: SMALL },
        ...(revision === '' ? [] : [{ text: revision, look: '', size: SMALL }]),
      ];
    }
    return [
      { text: periodOf(first), look: 'b', size: SMALL },
      ...points.map((point) => ({
        text: `${this.#layout.drawn[point.series]?.label ?? ''} ${pointText(point, series)}${ownPeriodOf(point, first)}`,
        look: `t${this.#colour(point)}`,
        size: SMALL,
      })),
    ];
  }

  /**
   * Returns the elements of the tooltip. It is on the wider side of the line, at the top. It moves down if it would cover a point.
   */
  #tip(points: readonly DrawnPoint[], first: DrawnPoint): readonly SVGElement[] {
    const lines = this.#lines(points, first);
    const room = this.#plot.right - this.#plot.left;
    const width = Math.min(room, Math.max(...lines.map(({ text, size, look }) => widthOf(text, size, look !== ''))) + 2 * PAD);
    const height = lines.reduce((sum, { size }) => sum + (size === LARGE ? 26 : LINE), 0) + PAD;
    const isLeft = first.x - this.#plot.left > this.#plot.right - first.x;
    const x = Math.max(0, Math.min(this.#layout.frame.width - width, isLeft ? first.x - GAP - width : first.x + GAP));
    const overlaps = points.some((point) => point.y < this.#plot.top + height + 4);
    const y =
      overlaps && first.y < (this.#plot.top + this.#plot.bottom) / 2
        ? Math.min(this.#plot.bottom - height, first.y + 2 * GAP)
        : this.#plot.top;
    let at = y + PAD / 2;
    const texts = lines.map(({ text, look, size }) => {
      at += size === LARGE ? 26 : LINE;
      const line = this.#shape('text', { class: look, x: x + PAD, y: at - 5 });
      line.textContent = text;
      return line;
    });
    return [this.#shape('rect', { class: 'tip', x, y, width, height, rx: 6 }), ...texts];
  }

  #shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made as SVGElement;
  }
}
