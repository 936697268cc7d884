/** Adds the reader's local time next to Sydney time, if the two differ. */
import { all } from './elements.ts';

export function startOwnTime(root: ParentNode): void {
  const clock = (zone?: string): string =>
    new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', ...(zone === undefined ? {} : { timeZone: zone }) }).format();
  const own = clock();
  if (own === clock('Australia/Sydney')) return;
  for (const place of all<HTMLElement>(root, '[data-own-time]')) {
    place.textContent = `Your time: ${own}. Point at a time to convert it.`;
    place.hidden = false;
    for (const time of all<HTMLTimeElement>(document, '.day li time')) {
      time.title = new Intl.DateTimeFormat('en-AU', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }).format(new Date(time.dateTime));
    }
  }
}
