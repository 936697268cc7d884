/** Replaces the page content without a blank screen. */

/** Loads the new content. Returns null if nothing changed. Throws if the page cannot be loaded. */
export async function swapMain(address: string, known: { etag: string | null }): Promise<HTMLElement | null> {
  const headers = known.etag === null ? {} : { 'if-none-match': known.etag };
  const answer = await fetch(address, { headers: { accept: 'text/html', ...headers }, cache: 'no-store' });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Error(`${answer.status}`);
  known.etag = answer.headers.get('etag');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [now, next] = [document.querySelector('main'), page.querySelector('main')];
  if (!now || !next) throw new Error('no page');
  document.title = page.title;
  now.replaceWith(next);
  return next;
}
