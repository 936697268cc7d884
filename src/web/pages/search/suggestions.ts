/** Suggestions while a reader types. There are at most eight. Series come first, unless all words name a place. */

import { questionOf } from '../../../catalogue/questions.ts';
import { formatPeriod } from '../../../core/period.ts';
import { newestFigures } from '../../../queries/series/freshness/newest-figure.ts';
import type { WebContext } from '../../page.ts';
import { columnPeriod } from '../../words/period-words.ts';
import { styleOfValues, valueText } from '../../words/value-words.ts';
import { findCurrent } from './find.ts';
import { identifierIn } from './identifiers.ts';
import { type Shortcut, shortcuts } from './shortcuts.ts';

interface Suggestion {
  readonly kind: 'Series' | 'Dataset' | 'Indicator' | Shortcut['kind'];
  readonly title: string;
  readonly href: string;
  readonly id: string;
  /** The value. It is `no data` for a series without a value, and empty for other results. */
  readonly value: string;
  readonly period: string;
}

const MOST = 8;
const SERIES_SHOWN = 5;
const BESIDE = 2;
const LONGEST = 200;

/**
 * Returns the suggestions.
 * @param kind `series` for a field that adds a series
 */
export async function suggestions({ site, queries }: WebContext, words: string, kind: string | null): Promise<readonly Suggestion[]> {
  const q = words.trim().slice(0, LONGEST);
  if (q === '') return [];
  const identifier = identifierIn(site, q);
  if (identifier?.isWhole) {
    const { label, href, digits } = identifier;
    return [{ kind: 'Register', title: label, href, id: digits, value: '', period: '' }];
  }
  const found = await findCurrent(queries, q);
  const figures = await newestFigures(queries, found.series.slice(0, kind === 'series' ? MOST : SERIES_SHOWN));
  const series = figures.map(({ handle, newest, loaded }): Suggestion => {
    const values = loaded?.slice.value.slice(-12).filter((value) => value !== null) ?? [];
    const value = newest ? valueText(newest.value, styleOfValues(handle.unitsShort, values)) : 'no data';
    return {
      kind: 'Series',
      title: handle.title,
      href: site.href(`/series/${handle.id}`),
      id: handle.id,
      value,
      period: newest === null ? '' : columnPeriod(formatPeriod(newest.period)),
    };
  });
  if (kind === 'series') return series;
  const datasets = found.datasets.slice(0, BESIDE).map(
    (one): Suggestion => ({
      kind: 'Dataset',
      title: one.title,
      href: site.href(`/datasets/${one.source}/${one.id}`),
      id: one.id,
      value: '',
      period: '',
    }),
  );
  const signals = found.signals.slice(0, BESIDE).map(
    (one): Suggestion => ({
      kind: 'Indicator',
      title: questionOf(one),
      href: site.href(`/signals/${one.id}`),
      id: one.id,
      value: '',
      period: '',
    }),
  );
  const pages = shortcuts(site, q, found);
  const named = (isWhole: boolean): readonly Suggestion[] =>
    pages
      .filter((one) => (one.isWhole ?? false) === isWhole)
      .map(({ kind, label, href }) => ({ kind, title: label, href, id: '', value: '', period: '' }));
  const rest = [...named(false), ...datasets, ...signals];
  return [...named(true), ...series, ...rest].slice(0, MOST);
}
