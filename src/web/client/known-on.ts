/**
 * The slider "As published on". While it moves, the chart is drawn again. When the reader releases it, the page for the chosen day loads.
 */

import { BASIS_WORDS, PUBLISHED_BASES, type PublishedBasis } from '../../core/observation.ts';
import { isoDay, parseIsoDay } from '../../core/period.ts';
import type { OtherVintage } from '../../queries/base/answer.ts';
import { dayText } from '../words/period-words.ts';
import { chartIn } from './chart/start-charts.ts';
import { all, element } from './elements.ts';
import { swapMain } from './page-swap.ts';

/** The content of `/s/{id}.vintages.json`. */
interface VintageList {
  readonly days: readonly number[];
  /** For each period, its values with the first and last day on which each was current. Null if the series is too long. */
  readonly spells:
    | readonly (readonly [t: number, spells: readonly (readonly [from: number, to: number | null, value: number | null])[]])[]
    | null;
}

const MONTH_DAYS = 30;

export function startKnownOn(root: ParentNode, startWithin: (root: ParentNode) => void): void {
  for (const panel of all<HTMLElement>(root, '[data-known]')) new KnownOn(panel, startWithin);
}

class KnownOn {
  readonly #panel: HTMLElement;
  readonly #days: readonly number[];
  /** For each day in `days`, how the publication date is known. */
  readonly #bases: readonly PublishedBasis[];
  /** The first and last day of each gap, and its number of missing releases. */
  readonly #gaps: readonly (readonly [from: number, to: number, missing: number])[];
  readonly #range: HTMLInputElement;
  readonly #date: HTMLInputElement | null;
  readonly #said: HTMLElement | null;
  readonly #startWithin: (root: ParentNode) => void;
  #vintages: Promise<VintageList | null> | null = null;

  constructor(panel: HTMLElement, startWithin: (root: ParentNode) => void) {
    this.#panel = panel;
    this.#startWithin = startWithin;
    this.#days = (panel.dataset['vintages'] ?? '').split(' ').flatMap((text) => parseIsoDay(text) ?? []);
    this.#bases = (panel.dataset['bases'] ?? '').split(' ').map((text) => PUBLISHED_BASES.find((one) => one === text) ?? 'upper_bound');
    this.#gaps = (panel.dataset['gaps'] ?? '').split(' ').flatMap((text) => {
      const [from = '', to = '', missing = ''] = text.split('/');
      const [first, last] = [parseIsoDay(from), parseIsoDay(to)];
      return first === null || last === null ? [] : [[first, last, Number(missing)] as const];
    });
    this.#date = panel.querySelector('input[type=date]');
    this.#said = panel.querySelector('[data-vintage]');
    const first = this.#days[0] ?? 0;
    const today = Math.max(parseIsoDay(panel.dataset['today'] ?? '') ?? 0, this.#days.at(-1) ?? 0);
    const requested = parseIsoDay(this.#date?.value ?? '') ?? today;
    const list = element('datalist', { id: 'known-days' });
    list.append(...this.#days.map((day) => element('option', { value: String(day) })));
    this.#range = element('input', {
      type: 'range',
      id: 'known-range',
      min: String(first),
      max: String(today),
      step: '1',
      list: 'known-days',
      'aria-label': 'As published on',
    });
    this.#range.value = String(requested);
    panel.querySelector('form')?.after(this.#range, list);
    this.#range.addEventListener('input', () => void this.#follow());
    this.#range.addEventListener('change', () => void this.#settle());
    this.#range.addEventListener('keydown', (event) => this.#key(event));
    this.#speak();
  }

  get #day(): number {
    return Number(this.#range.value);
  }

  get #vintage(): number {
    return this.#days.findLast((day) => day <= this.#day) ?? this.#days[0] ?? 0;
  }

  #basisOf(vintage: number): PublishedBasis {
    return this.#bases[this.#days.indexOf(vintage)] ?? 'upper_bound';
  }

  #speak(value?: string): void {
    const gap = this.#gaps.find(([from, to]) => from <= this.#day && this.#day <= to);
    const missing = gap === undefined ? '' : `. ${gapWords(gap[2])}`;
    const words = `Vintage of ${dayText(isoDay(this.#vintage))}${BASIS_WORDS[this.#basisOf(this.#vintage)]}, the latest on ${dayText(isoDay(this.#day))}${missing}`;
    if (this.#said) this.#said.textContent = words;
    this.#range.setAttribute('aria-valuetext', value === undefined ? words : `${words}, ${value}`);
    if (this.#date) this.#date.value = isoDay(this.#day);
  }

  /** Handles keys. The left and right keys move by one vintage. Page Up and Page Down move by a month. */
  #key(event: KeyboardEvent): void {
    const now = this.#day;
    const next: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: this.#days.findLast((day) => day < this.#vintage) ?? this.#days[0],
      ArrowRight: this.#days.find((day) => day > now) ?? Number(this.#range.max),
      PageUp: now - MONTH_DAYS,
      PageDown: now + MONTH_DAYS,
    };
    const day = next[event.key];
    if (day === undefined) return;
    event.preventDefault();
    this.#range.value = String(day);
    void this.#follow();
    void this.#settle();
  }

  /** Draws the chart again while the slider moves. The rest of the page does not change. */
  async #follow(): Promise<void> {
    this.#speak();
    const figure = document.querySelector<HTMLElement>('figure[data-chart]');
    const chart = chartIn(figure);
    this.#vintages ??= this.#fetch(figure?.dataset['source'] ?? '');
    const vintages = await this.#vintages;
    if (!chart || !vintages?.spells) return;
    const then = valuesOn(vintages.spells, this.#day);
    const now = valuesOn(vintages.spells, Number.POSITIVE_INFINITY);
    const shown = chart.chart.series[0];
    const kept = then.t.flatMap((t, i) => (t >= (shown?.t[0] ?? t) ? [i] : []));
    const newest = this.#days.at(-1) ?? 0;
    const other: OtherVintage = { vintage: isoDay(newest), basis: this.#basisOf(newest), ...now };
    chart.show({
      t: kept.map((i) => then.t[i] ?? 0),
      value: kept.map((i) => then.value[i] ?? null),
      revised: [],
      ...(this.#vintage === newest ? {} : { other }),
    });
    const last = then.value.findLast((value) => value !== null);
    if (last !== undefined) this.#speak(String(last));
  }

  async #fetch(source: string): Promise<VintageList | null> {
    try {
      const answer = await fetch(source.replace('.chart.json', '.vintages.json'));
      return answer.ok ? ((await answer.json()) as VintageList) : null;
    } catch {
      return null;
    }
  }

  /** Loads the page for the chosen day. */
  async #settle(): Promise<void> {
    const url = new URL(location.href);
    url.hash = '';
    if (this.#day >= Number(this.#range.max)) url.searchParams.delete('as_of');
    else url.searchParams.set('as_of', isoDay(this.#day));
    try {
      const main = await swapMain(url.href, { etag: null });
      if (!main) return;
      history.replaceState(null, '', url);
      main.querySelector('#known')?.classList.add('open');
      this.#startWithin(main);
      document.getElementById('known-range')?.focus();
    } catch {
      location.href = url.href;
    }
    this.#panel.remove();
  }
}

const gapWords = (missing: number): string =>
  missing === 0
    ? 'A later release may be missing.'
    : `The vintage for that date is not stored. ${missing} ${missing === 1 ? 'release is' : 'releases are'} missing.`;

function valuesOn(
  spells: NonNullable<VintageList['spells']>,
  day: number,
): { readonly t: readonly number[]; readonly value: readonly (number | null)[] } {
  const known = spells.flatMap(([t, own]): [number, number | null][] => {
    const spell = own.findLast(([from, to]) => from <= day && (to === null || day <= to));
    return spell ? [[t, spell[2]]] : [];
  });
  return { t: known.map(([t]) => t), value: known.map(([, value]) => value) };
}
