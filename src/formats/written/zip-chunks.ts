/** Writes a ZIP archive in chunks. Sizes and checksums are written after each file, because they are not known earlier. */
import { once } from 'node:events';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

const DEFLATED = 8;
/** The flag that sizes and checksum are after the file. */
const SIZES_FOLLOW = 8;
/** The date 1 January 1980 in DOS format, the earliest that ZIP allows. */
const FIRST_DAY = 33;
const VERSION = 20;

interface OpenFile {
  readonly name: Buffer;
  readonly offset: number;
  readonly deflate: DeflateRaw;
  checksum: number;
  size: number;
  packed: number;
}

/** Writes files one after another. The archive is limited to 4 GB, because it has no ZIP64 records. */
export class ZipChunks {
  #pieces: Buffer[] = [];
  #offset = 0;
  readonly #directory: Buffer[] = [];
  #open: OpenFile | null = null;

  begin(path: string): void {
    const name = Buffer.from(path);
    const deflate = createDeflateRaw();
    const file: OpenFile = { name, offset: this.#offset, deflate, checksum: 0, size: 0, packed: 0 };
    deflate.on('data', (piece: Buffer) => {
      file.packed += piece.length;
      this.#add(piece);
    });
    this.#open = file;
    this.#add(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), factsOf(null, name), name]));
  }

  async write(text: string): Promise<void> {
    const file = this.#file();
    const bytes = Buffer.from(text);
    if (bytes.length === 0) return;
    file.checksum = crc32(bytes, file.checksum);
    file.size += bytes.length;
    await new Promise<void>((resolve, reject) => file.deflate.write(bytes, (error) => (error ? reject(error) : resolve())));
  }

  async end(): Promise<void> {
    const file = this.#file();
    file.deflate.end();
    await once(file.deflate, 'end');
    const facts = factsOf(file, file.name);
    this.#add(Buffer.concat([Buffer.from('PK\x07\x08'), facts.subarray(10, 22)]));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(file.offset, 10);
    this.#directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, file.name);
    this.#open = null;
  }

  async file(path: string, text: string): Promise<void> {
    this.begin(path);
    await this.write(text);
    await this.end();
  }

  finish(): void {
    const listed = Buffer.concat(this.#directory);
    const files = this.#directory.length / 4;
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(files, 8);
    end.writeUInt16LE(files, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    this.#add(listed);
    this.#add(end);
  }

  /** Returns the bytes written since the previous call. */
  chunks(): readonly Buffer[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  /** Frees the memory of an unfinished file. */
  abandon(): void {
    this.#open?.deflate.destroy();
  }

  #file(): OpenFile {
    if (this.#open === null) throw new Error('No file of the archive is open');
    return this.#open;
  }

  #add(piece: Buffer): void {
    this.#offset += piece.length;
    this.#pieces.push(piece);
  }
}

/**
 * Returns the fields that are in both records of an entry: version, flags, method, time and date, checksum, sizes, name length. The
 * length of extra fields is 0. Sizes are 0 in the record before the file.
 */
function factsOf(file: OpenFile | null, name: Buffer): Buffer {
  const { checksum, packed, size } = file ?? { checksum: 0, packed: 0, size: 0 };
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(SIZES_FOLLOW, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(FIRST_DAY, 8);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}
