/** The filters of a dataset. A dimension has a field if it has several values, or if its only value is unusual. */
import type { DatasetView, ViewedDimension } from '../../../queries/datasets/dataset-view.ts';
import { attribute, type Html, html, NOTHING } from '../../html.ts';
import { dimensionWords } from '../../words/dimension-words.ts';

/**
 * Returns the form.
 * @param unusual dimensions whose default is not stored
 * @param kept query parameters that the form must keep
 */
export function filterForm(
  action: string,
  view: DatasetView,
  unusual: readonly string[],
  kept: readonly (readonly [string, string])[],
): Html {
  const shown = view.dimensions.filter(({ name, values }) => values.length > 1 || (values.length === 1 && unusual.includes(name)));
  if (shown.length === 0) return NOTHING;
  return html`<details class="fold"><summary class="btn">Filters</summary><form class="card flat" action="${action}" data-facets><h2 class="eyebrow">Dimensions</h2>${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${shown.map(selectField)}<button class="btn pri">Show</button></form></details>`;
}

function selectField({ name, description, values, sets, chosen }: ViewedDimension): Html {
  const [only] = chosen;
  const isOne = chosen.length === 1;
  const offered = sets.map((set) => ({ label: set.label, value: set.values.join(','), isChosen: isSame(set.values, chosen) }));
  const isSet = offered.some(({ isChosen }) => isChosen);
  const all =
    values.length > 1 &&
    html`<option value="all"${attribute('selected', isOne && only === 'all')}>All ${values.length.toLocaleString('en-AU')}</option>`;
  return html`<div class="field"><label for="f-${name}">${dimensionWords(name)}</label><select id="f-${name}" name="${name}">${all}${offered.map(
    ({ label, value, isChosen }) => html`<option value="${value}"${attribute('selected', isChosen)}>${label}</option>`,
  )}${
    !isOne && !isSet && html`<option value="${chosen.join(',')}" selected>${chosen.length} chosen</option>`
  }${values.map(({ value, label }) => html`<option value="${value}"${attribute('selected', isOne && value === only)}>${label}</option>`)}</select><span class="xs m">${values.length > 1 ? description : 'Only this value has data on this site.'}</span></div>`;
}

/** True if both lists have the same values, in any order. */
const isSame = (set: readonly string[], chosen: readonly string[]): boolean =>
  set.length === chosen.length && set.every((value) => chosen.includes(value));
