/** Sliders for the weights in "My inflation". The form builds an address that the reader can share. */
import { all, element, liveRegion } from './elements.ts';

const MOST = 60;
const WAIT_MS = 400;

export function startWeights(root: ParentNode): void {
  for (const form of all<HTMLFormElement>(root, 'form[data-weights]')) new Weights(form);
}

class Weights {
  readonly #fields: readonly HTMLInputElement[];
  readonly #sliders = new Map<HTMLInputElement, HTMLInputElement>();
  readonly #result: HTMLElement | null = document.querySelector('[data-own]');
  readonly #said = liveRegion();
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#fields = all<HTMLInputElement>(form, 'input[data-change]');
    for (const field of this.#fields) {
      const label = form.querySelector(`label[for="${field.id}"]`)?.textContent;
      const slider = element('input', { type: 'range', min: '0', max: String(MOST), step: '0.5', 'aria-label': `${label}: slider` });
      this.#sliders.set(field, slider);
      field.after(slider);
      slider.addEventListener('input', () => {
        const rest = 100 - this.#sum(field);
        slider.value = String(Math.min(Number(slider.value), Math.max(0, rest)));
        field.value = slider.value;
        this.#speak(this.#show());
      });
      field.addEventListener('input', () => this.#speak(this.#show()));
    }
    form.addEventListener('submit', () => {
      // Empty fields are disabled. Browsers omit disabled fields from the address.
      for (const field of all<HTMLInputElement>(form, '[name]')) field.disabled = field.value === '';
    });
    this.#show();
  }

  /** Returns the sum of the entered weights, except the weight of one field. */
  #sum(without: HTMLInputElement | null): number {
    return this.#fields.reduce((sum, field) => (field === without || field.value === '' ? sum : sum + Number(field.value)), 0);
  }

  /**
   * Shows the weights. Groups without an entered weight share the rest in proportion to their official weights. The server does the same.
   */
  #show(): string {
    const taken = this.#sum(null);
    const open = this.#fields.filter((field) => field.value === '');
    const official = open.reduce((sum, field) => sum + Number(field.dataset['official']), 0);
    const weightOf = (field: HTMLInputElement): number =>
      field.value === '' ? (Math.max(0, 100 - taken) * Number(field.dataset['official'])) / official : Number(field.value);
    for (const [field, slider] of this.#sliders) if (document.activeElement !== slider) slider.value = String(weightOf(field));
    const isWhole = open.length > 0 ? taken <= 100 : Math.abs(taken - 100) < 0.05;
    const own = this.#fields.reduce((sum, field) => sum + (weightOf(field) * Number(field.dataset['change'])) / 100, 0);
    const text = isWhole ? `${own.toFixed(2).replace('-', '−')}%` : `– (weights add up to ${Math.round(taken * 10) / 10})`;
    if (this.#result !== null) this.#result.textContent = text;
    return text;
  }

  #speak(text: string): void {
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => {
      this.#said.textContent = `With your weights: ${text}`;
    }, WAIT_MS);
  }
}
