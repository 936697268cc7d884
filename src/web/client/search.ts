/** Search suggestions. The slash key focuses the field. */
import { all, base, element, liveRegion } from './elements.ts';

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly href: string;
  readonly id: string;
  readonly value: string;
  /** The period of the value. Empty if there is no value. */
  readonly period: string;
}

const WAIT_MS = 120;
const LEAST = 2;
let said: HTMLElement | null = null;
let count = 0;

export function startSearch(root: ParentNode): void {
  for (const input of all<HTMLInputElement>(root, 'input[data-search]')) new Combobox(input);
  if (root !== document) return;
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || target.matches('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    (document.querySelector<HTMLInputElement>('#qq') ?? document.querySelector<HTMLInputElement>('#q'))?.focus();
  });
}

class Combobox {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #hits: readonly Hit[] = [];
  #chosen = -1;
  #requested = '';
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    count += 1;
    this.#list = element('div', { class: 'pop hits', role: 'listbox', id: `hits-${count}`, 'aria-label': 'Results' });
    this.#list.hidden = true;
    input.after(this.#list);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': this.#list.id,
      'aria-autocomplete': 'list',
    }))
      input.setAttribute(name, value);
    input.addEventListener('input', () => {
      clearTimeout(this.#wait);
      this.#wait = setTimeout(() => void this.#ask(), WAIT_MS);
    });
    input.addEventListener('keydown', (event) => this.#key(event));
    input.addEventListener('blur', () => setTimeout(() => this.#close(), WAIT_MS));
    // Pressing the mouse button on the list must not take the focus from the field, because the list would close before the click is
    // complete.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  async #ask(): Promise<void> {
    const q = this.#input.value.trim();
    this.#requested = q;
    if (q.length < LEAST) return this.#close();
    try {
      const only = this.#input.dataset['search'] === '' ? '' : `&kind=${this.#input.dataset['search']}`;
      const answer = await fetch(`${base()}/search.json?q=${encodeURIComponent(q)}${only}`);
      const { hits } = (await answer.json()) as { hits: readonly Hit[] };
      // If the reader has typed more since the request, its response is ignored.
      if (answer.ok && this.#requested === q) this.#show(hits);
    } catch {
      this.#close();
    }
  }

  #show(hits: readonly Hit[]): void {
    this.#hits = hits;
    this.#chosen = -1;
    this.#list.replaceChildren(
      ...hits.map((hit, i) => {
        const option = element('div', { role: 'option', id: `${this.#list.id}-${i}`, 'aria-selected': 'false' }, hit.title);
        if (hit.value === '') option.append(element('span', { class: 'xs m push' }, hit.kind === 'Signal' ? 'Indicator' : hit.kind));
        else option.append(element('span', { class: 'xs m push' }, hit.period), element('b', {}, hit.value));
        option.addEventListener('click', () => this.#open(hit));
        return option;
      }),
    );
    this.#list.hidden = hits.length === 0;
    this.#input.setAttribute('aria-expanded', String(hits.length > 0));
    this.#input.removeAttribute('aria-activedescendant');
    said ??= liveRegion();
    said.textContent = hits.length === 0 ? 'No results' : `${hits.length} results`;
  }

  #key(event: KeyboardEvent): void {
    const isOpen = !this.#list.hidden;
    if (event.key === 'Escape') {
      if (isOpen) this.#close();
      else this.#input.value = '';
      event.preventDefault();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      this.#choose(event.key === 'ArrowDown' ? this.#chosen + 1 : this.#chosen - 1);
    } else if (event.key === 'Enter') {
      const hit = this.#hits[this.#chosen];
      if (!isOpen || !hit) return;
      event.preventDefault();
      this.#open(hit);
    }
  }

  #choose(i: number): void {
    const options = [...this.#list.children];
    this.#chosen = (i + options.length) % options.length;
    for (const [n, option] of options.entries()) option.setAttribute('aria-selected', String(n === this.#chosen));
    this.#input.setAttribute('aria-activedescendant', `${this.#list.id}-${this.#chosen}`);
    options[this.#chosen]?.scrollIntoView({ block: 'nearest' });
  }

  /** Selects a result. If the field adds a series, it gets the id and is submitted. Other fields open the page of the result. */
  #open(hit: Hit): void {
    if (this.#input.dataset['search'] === 'series') {
      this.#input.value = hit.id;
      this.#input.form?.requestSubmit();
    } else location.href = hit.href;
  }

  #close(): void {
    this.#list.hidden = true;
    this.#chosen = -1;
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.removeAttribute('aria-activedescendant');
  }
}
