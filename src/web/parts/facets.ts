/** Checkboxes with counts. */
import { attribute, type Html, html, NOTHING } from '../html.ts';

interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
}

export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** True if values keep their order. Otherwise chosen values come first, and then the most frequent values. */
  readonly inOrder?: boolean;
}

const SHOWN = 6;

/** Returns the group of checkboxes. It is empty if the reader has no choice. */
export function facet({ name, label, values, inOrder }: Facet): Html {
  if (values.length < 2 && !values.some(({ checked }) => checked)) return NOTHING;
  const sorted = inOrder ? values : values.toSorted((a, b) => Number(b.checked) - Number(a.checked) || b.count - a.count);
  const boxes = (some: readonly FacetValue[]): readonly Html[] =>
    some.map(
      (one) =>
        html`<label class="check"><input type="checkbox" name="${name}" value="${one.value}"${attribute('checked', one.checked)}>${one.label}<span class="s n">${one.count.toLocaleString('en-AU')}</span></label>`,
    );
  const rest = sorted.slice(SHOWN);
  return html`<fieldset class="facet"><legend>${label}</legend>${boxes(sorted.slice(0, SHOWN))}${
    rest.length > 0 && html`<details><summary class="s link">${rest.length} more</summary>${boxes(rest)}</details>`
  }</fieldset>`;
}

interface FacetForm {
  readonly action: string;
  /** Query parameters that the form keeps, as hidden fields. */
  readonly kept: Readonly<Record<string, string | null>>;
  readonly facets: readonly Html[];
}

/** Returns the form. It is empty if the reader has no choice. */
export function facetForm({ action, kept, facets }: FacetForm): Html {
  if (facets.every((one) => one.text === '')) return NOTHING;
  return html`<details class="fold"><summary class="btn">Filters</summary><form action="${action}" data-facets>${Object.entries(kept).map(
    ([name, value]) => value !== null && html`<input type="hidden" name="${name}" value="${value}">`,
  )}${facets}<button class="btn pri">Apply</button></form></details>`;
}
