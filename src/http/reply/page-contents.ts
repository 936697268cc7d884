/** Keeps the contents of pages until the stored data, their freshness or the half hour change. Also rebuilds them in the background. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CostPayer, withPayer } from '../../core/cost.ts';
import { markOfAll } from '../../queries/base/data-marks.ts';
import { within } from '../../queries/base/query-caches.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../web/page.ts';

/** A page that shows the time of day is kept for at most this time in ms. */
const TIMED_KEPT_MS = 30_000;
/** A page that nobody has requested for this time in ms is not rebuilt in the background. */
const WANTED_MS = 1_800_000;
/** The time in ms during which background work may use the thread before requests have a turn. */
const SHARE_MS = 5;
/** The maximum number of characters in all kept contents. A page has up to 300,000. */
const CHARACTERS_KEPT = within(0.02, 2, 16_000_000);
/** The maximum max-age in seconds that a response has in any case. */
const SHORTEST_SECONDS = 30;

interface Kept {
  readonly page: WebPage;
  readonly requested: PageRequest;
  readonly content: PageContent;
  readonly mark: string;
  readonly madeAt: number;
  /** The time of the latest request. Infinite for a page that the server always has ready. */
  wantedAt: number;
}

/** Pauses of background work. */
export interface Pauses {
  readonly stopping: AbortSignal;
  /** Resolves when no request is waiting. */
  readonly turn: () => Promise<void>;
}

export class PageContents {
  readonly #web: WebContext;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: ({ content }) => content.body.text.length + 1,
  });
  /** The mark for which all contents were rebuilt. */
  #renewed: string | null = null;

  constructor(web: WebContext) {
    this.#web = web;
  }

  /** Returns the content without the frame, and its max-age. Readers with another theme or session, or from another campaign, share it. */
  async of(page: WebPage, requested: PageRequest): Promise<Redirect | { readonly content: PageContent; readonly maxAgeSeconds: number }> {
    const { queries } = this.#web;
    const [mark, now, kept] = [await markOfAll(queries), queries.clock.now(), this.#kept.get(keyOf(page, requested))];
    if (kept !== undefined && isCurrent(kept, mark, now)) {
      kept.wantedAt = Math.max(kept.wantedAt, now);
      return { content: kept.content, maxAgeSeconds: maxAgeOf(kept.content, now - kept.madeAt) };
    }
    const content = await this.#make(page, requested, mark, Math.max(kept?.wantedAt ?? now, now));
    return 'redirect' in content ? content : { content, maxAgeSeconds: content.maxAgeSeconds };
  }

  /** Builds a page in the background, and always has it ready from then on. Throws the errors of the page. */
  async prepare(page: WebPage, requested: PageRequest): Promise<PageContent | Redirect> {
    const mark = await markOfAll(this.#web.queries);
    return withPayer(background(), () => this.#make(page, requested, mark, Number.POSITIVE_INFINITY));
  }

  /** Rebuilds contents after a change, the latest requested first. Ends soon after `stopping` is aborted. */
  async renew({ stopping, turn }: Pauses): Promise<void> {
    const { queries } = this.#web;
    const mark = await markOfAll(queries);
    if (mark === this.#renewed) return;
    for (const [key, { page, requested, mark: before, wantedAt, content }] of [...this.#kept.entries()]) {
      if (stopping.aborted) return;
      if (before === mark || content.isTimed === true || wantedAt < queries.clock.now() - WANTED_MS) continue;
      await turn();
      // Errors are ignored, because a reader that requests the page will see them.
      await withPayer(background(), () => this.#make(page, requested, mark, wantedAt)).catch(() => this.#kept.delete(key));
    }
    this.#renewed = mark;
  }

  /** @param mark the mark before the content is made */
  async #make(page: WebPage, requested: PageRequest, mark: string, wantedAt: number): Promise<PageContent | Redirect> {
    const content = await page.make(this.#web, requested);
    if (!('redirect' in content) && content.maxAgeSeconds > 0) {
      this.#kept.set(keyOf(page, requested), { page, requested, content, mark, madeAt: this.#web.queries.clock.now(), wantedAt });
    }
    return content;
  }
}

const keyOf = ({ id }: WebPage, { path, query }: PageRequest): string => JSON.stringify([id, path, `${query}`]);

const isCurrent = ({ content, mark, madeAt }: Kept, now: string, at: number): boolean =>
  mark === now && (content.isTimed !== true || at - madeAt < Math.min(TIMED_KEPT_MS, content.maxAgeSeconds * 1000));

/** Returns the max-age at a time after the content was made. A page without data does not age. */
function maxAgeOf({ maxAgeSeconds, datasets }: PageContent, ageMs: number): number {
  if (datasets?.length === 0) return maxAgeSeconds;
  return Math.max(Math.min(maxAgeSeconds, SHORTEST_SECONDS), maxAgeSeconds - Math.floor(ageMs / 1000));
}

/** Lets requests run after each share of processing time. */
function background(): CostPayer {
  let since = performance.now();
  return {
    reserve: () => undefined,
    note: () => undefined,
    share: async () => {
      if (performance.now() - since < SHARE_MS) return;
      await nextTurn();
      since = performance.now();
    },
  };
}
