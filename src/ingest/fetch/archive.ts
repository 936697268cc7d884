/** Requests files from agencies, and stores the unchanged bytes under their hash before they are parsed. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { Source } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { Store } from '../../store/ports/port.ts';
import type { Upstream } from './client.ts';
import type { SharedFiles } from './shared-files.ts';
import { safeUrl } from './upstream-errors.ts';

interface CaptureContext {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly source: Source;
  /** The key of the dataset, or of another purpose such as `abs/calendar`. */
  readonly dataset: string;
  /** Files that several datasets use. If absent, every file is requested from the agency. */
  readonly shared?: SharedFiles;
  /** True if files that never change and were imported before are read from the store. */
  readonly reuses?: boolean;
}

/** Requests a file and stores new bytes. If the file is unchanged, reads its bytes from the store. Throws request errors. */
export async function capture(context: CaptureContext, ask: Ask): Promise<Captured> {
  if (ask.large) return context.shared ? captureShared(context, context.shared, ask) : captureLarge(context, ask);
  return ask.immutable && context.shared ? captureOnce(context, context.shared, ask) : captureBytes(context, ask);
}

/** Captures a file that never changes. Does not request it if the store has it, or if another dataset has just downloaded it. */
async function captureOnce(context: CaptureContext, shared: SharedFiles, ask: Ask): Promise<Captured> {
  const { store, dataset } = context;
  const kept =
    context.reuses && (await store.captures.settled(dataset, [ask.id])).has(ask.id) ? await archivedBefore(store, dataset, ask.id) : null;
  if (kept) return capturedOf(kept.info, kept.bytes);
  let own: Captured | null = null;
  const url = safeUrl(ask.url);
  const { captured } = await shared.take(url, dataset, async () => {
    own = await captureBytes(context, ask);
    // Only the hash stays in memory, because the bytes can be read from the store.
    return { ...own, bytes: new Uint8Array() };
  });
  if (own) return own;
  const bytes = await store.captures.read(captured.sha256);
  if (!bytes) return captureBytes(context, ask);
  const { contentType, retrievedAt } = captured;
  return capturedOf(
    await store.captures.put({ dataset, askId: ask.id, url, contentType, retrievedAt, etag: null, lastModified: null }, bytes),
    bytes,
  );
}

async function captureBytes(context: CaptureContext, ask: Ask): Promise<Captured> {
  const { store, upstream, source, dataset } = context;
  const kept = await archivedBefore(store, dataset, ask.id);
  const result = await upstream.ask(source, ask, kept?.info ?? null);
  if (result.kind === 'unchanged') {
    if (!kept) throw new WattleError('BUG', `${source.code} responded “not changed”, but Wattle has no earlier copy of the file.`);
    return capturedOf(kept.info, kept.bytes);
  }
  const { bytes, contentType, etag, lastModified, retrievedAt } = result;
  const where = { dataset, askId: ask.id, url: safeUrl(ask.url) };
  const info = await store.captures.put({ ...where, contentType, retrievedAt, etag, lastModified }, bytes);
  return capturedOf(info, bytes);
}

/** Captures a large file that another dataset may have downloaded. Requests it if the store does not have it. */
async function captureShared(context: CaptureContext, shared: SharedFiles, ask: Ask): Promise<Captured> {
  const { store, dataset } = context;
  const { captured, own } = await shared.take(safeUrl(ask.url), dataset, () => captureLarge(context, ask));
  if (own) return captured;
  const info = await store.captures.share(captured.sha256, dataset, ask.id);
  const file = info && (await store.captures.fileOf(info.sha256));
  return info && file !== null ? { ...capturedOf(info, new Uint8Array()), file } : captureLarge(context, ask);
}

/** Downloads a large file to disk, and moves it into the store. */
async function captureLarge(context: CaptureContext, ask: Ask): Promise<Captured> {
  const { store, upstream, source, dataset } = context;
  const before = await store.captures.newest(dataset, ask.id);
  const fileBefore = before && (await store.captures.fileOf(before.sha256));
  const kept = fileBefore === null ? null : before;
  const result = await upstream.download(source, ask, kept, await store.captures.spool());
  if (result.kind === 'unchanged') {
    if (!kept || fileBefore === null)
      throw new WattleError('BUG', `${source.code} responded “not changed”, but Wattle has no earlier copy of the file.`);
    return { ...capturedOf(kept, new Uint8Array()), file: fileBefore };
  }
  const { file: spooled, contentType, etag, lastModified, retrievedAt } = result;
  const where = { dataset, askId: ask.id, url: safeUrl(ask.url) };
  const info = await store.captures.putFile({ ...where, contentType, retrievedAt, etag, lastModified }, spooled);
  const file = await store.captures.fileOf(info.sha256);
  if (file === null) throw new WattleError('BUG', `The file of capture ${info.sha256} is missing from its folder.`);
  return { ...capturedOf(info, new Uint8Array()), file };
}

/**
 * Makes a request. After a WattleError, makes the fallback request. If both fail, throws the first error, because the fallback is only
 * another format of the same data.
 */
export async function withFallback<T>(ask: Ask, attempt: (ask: Ask) => Promise<T>, onFallback: (error: WattleError) => void): Promise<T> {
  try {
    return await attempt(ask);
  } catch (error) {
    if (!ask.fallback || !(error instanceof WattleError)) throw error;
    onFallback(error);
    return withFallback(ask.fallback, attempt, onFallback).catch((second: unknown) => {
      throw second instanceof WattleError ? error : second;
    });
  }
}

/** Returns the latest capture with its bytes. Null if there is no capture, or if the store does not have its bytes. */
async function archivedBefore(store: Store, dataset: string, askId: string): Promise<{ info: CaptureInfo; bytes: Uint8Array } | null> {
  const info = await store.captures.newest(dataset, askId);
  const bytes = info && (await store.captures.read(info.sha256).catch(() => null));
  return bytes && { info, bytes };
}

export const capturedOf = (info: CaptureInfo, bytes: Uint8Array): Captured => ({
  sha256: info.sha256,
  bytes,
  url: info.url,
  contentType: info.contentType,
  retrievedAt: info.retrievedAt,
  askId: info.askId,
});
