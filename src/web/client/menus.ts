/** Menus. Escape and clicks outside close them, and arrow keys move through their items. */
import { all } from './elements.ts';

export function startMenus(): void {
  document.addEventListener('click', (event) => {
    for (const menu of all<HTMLDetailsElement>(document, 'details.menu[open]')) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = (event.target as Element).closest<HTMLDetailsElement>('details.menu[open]');
    if (!menu) return;
    if (event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(menu, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
}

function step(menu: HTMLDetailsElement, by: 1 | -1): void {
  const items = all<HTMLElement>(menu, '.pop a, .pop button');
  const now = items.indexOf(document.activeElement as HTMLElement);
  items[(now + by + items.length) % items.length]?.focus();
}
