/** Loads live pages again at intervals. Hidden pages are not loaded. */
import { all, liveRegion } from './elements.ts';
import { swapMain } from './page-swap.ts';

let running: ReturnType<typeof setInterval> | null = null;

export function startLooking(root: ParentNode, startWithin: (root: ParentNode) => void): void {
  const [page] = all<HTMLElement>(root, '[data-refresh]');
  if (page && running === null) {
    const said = liveRegion();
    const known: { etag: string | null } = { etag: null };
    running = setInterval(() => {
      if (document.visibilityState === 'visible') void lookAgain(known, said, startWithin);
    }, Number(page.dataset['refresh']) * 1000);
  }
  const [retry] = all<HTMLAnchorElement>(root, '[data-retry]');
  if (retry) {
    setTimeout(() => {
      if (document.visibilityState === 'visible') location.reload();
    }, Number(retry.dataset['retry']) * 1000);
  }
}

async function lookAgain(known: { etag: string | null }, said: HTMLElement, startWithin: (root: ParentNode) => void): Promise<void> {
  try {
    const main = await swapMain(location.href, known);
    if (!main) return;
    startWithin(main);
    said.textContent = main.querySelector('.fig')?.textContent ?? '';
  } catch {
    // If loading fails, the page keeps its values and shows their time. The next attempt may succeed.
  }
}
