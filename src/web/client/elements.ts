export const all = <E extends Element>(root: ParentNode, selector: string): readonly E[] => [...root.querySelectorAll<E>(selector)];

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

export const base = (): string => document.documentElement.dataset['base'] ?? '';

export function liveRegion(): HTMLElement {
  const region = element('p', { class: 'vh', 'aria-live': 'polite' });
  document.body.append(region);
  return region;
}
