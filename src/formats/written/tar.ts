/** Writes tar archives (ustar). The same files always produce the same bytes. Owner and time are omitted, and the mode is 0644 or 0755. */
interface TarFile {
  /** The path in the archive, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;
/** The position of the checksum in the header. While the checksum is calculated, the field contains blanks. */
const CHECKSUM = { at: 148, length: 8 };

/** Returns the header and content for a file, with zeros up to the end of the last block. */
export function tarRecord({ path, bytes, isExecutable }: TarFile): readonly Uint8Array[] {
  const header = Buffer.alloc(BLOCK);
  const { prefix, name } = splitPath(path);
  header.write(name, 0);
  header.write(isExecutable ? '0000755\0' : '0000644\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return [header, bytes, new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
}

export const tarEnd = (): Uint8Array => new Uint8Array(2 * BLOCK);

/** Splits a path at a slash for two header fields. Throws if the parts do not fit into them. */
function splitPath(path: string): { readonly prefix: string; readonly name: string } {
  if (Buffer.byteLength(path) <= LONGEST_NAME) return { prefix: '', name: path };
  for (let cut = path.indexOf('/'); cut >= 0; cut = path.indexOf('/', cut + 1)) {
    const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)];
    if (Buffer.byteLength(name) <= LONGEST_NAME && Buffer.byteLength(prefix) <= LONGEST_PREFIX) return { prefix, name };
  }
  throw new Error(`The path ${path} is too long for a tar archive.`);
}
