/** Reads the reports in a NEMweb file. The file is a CSV, a zip with a CSV, or a daily zip with a zip for each interval. */
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { readZip, type ZipLimits } from '../../formats/zip.ts';

const MIB = 1024 * 1024;
/** Limits for unpacking. The daily report is the largest, at about 150 MB. Reports unpack to at most 14 times their size. */
const LIMITS: Partial<ZipLimits> = { maxEntries: 1000, maxEntryBytes: 256 * MIB, maxTotalBytes: 384 * MIB, maxRatio: 100 };

const READ = /\.(?:csv|zip)$/i;

interface ReportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Yields one report at a time, in archive order. Throws PARSE_ARCHIVE for an archive that is damaged, exceeds the limits, or has more than
 * two levels of nesting. Throws PARSE_LAYOUT for an archive without a report.
 * @param onSkipped receives the name of each member that is neither a report nor an archive
 */
export async function* reportsIn(captured: Captured, onSkipped: (name: string) => void): AsyncIterable<ReportFile> {
  const name = decodeURIComponent(new URL(captured.url).pathname.split('/').at(-1) ?? '');
  yield* unpacked({ name, bytes: captured.bytes }, onSkipped, 2);
}

async function* unpacked(file: ReportFile, onSkipped: (name: string) => void, depth: number): AsyncIterable<ReportFile> {
  if (sniffKind(file.bytes) !== 'zip') {
    yield file;
    return;
  }
  if (depth === 0)
    throw new WattleError('PARSE_ARCHIVE', 'Archives are nested too deeply inside other archives.', { at: { file: file.name } });
  const members = await readZip(file.bytes, LIMITS);
  const entries = members.filter(({ name }) => READ.test(name));
  for (const { name } of members) if (!READ.test(name)) onSkipped(name);
  if (entries.length === 0) throw new WattleError('PARSE_LAYOUT', 'The archive has no report.', { at: { file: file.name } });
  for (const entry of entries) yield* unpacked(entry, onSkipped, depth - 1);
}
