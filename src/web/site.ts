/** Addresses of the site below its base path. */

/** The names of built files, by the names of the files from which they were built: `style.css` → `style.4f0c….css`. */
export type AssetNames = Readonly<Record<string, string>>;

type QueryValues = Readonly<Record<string, string | number | null | undefined>> | URLSearchParams;

export class Site {
  readonly #publicUrl: () => string;
  readonly #assets: AssetNames;
  readonly version: string;
  /** The public URL when it was last read, and its path. */
  #read = { url: '', base: '' };

  /** @param publicUrl the public address without a final slash, known once the program listens */
  constructor(publicUrl: () => string, assets: AssetNames, version: string) {
    this.#publicUrl = publicUrl;
    this.#assets = assets;
    this.version = version;
  }

  /** An empty text. If the public address has a path, that path, such as `/data`. */
  get base(): string {
    const url = this.#publicUrl();
    if (url !== this.#read.url) this.#read = { url, base: new URL(url).pathname.replace(/\/+$/, '') };
    return this.#read.base;
  }

  get publicUrl(): string {
    return this.#publicUrl();
  }

  /** An address within the site, as a page links to it. */
  href(path: string, query: QueryValues = {}): string {
    return `${this.base}${pathWith(path, query)}`;
  }

  /** The complete URL, for copying or sending. */
  absolute(path: string, query: QueryValues = {}): string {
    return `${this.publicUrl}${pathWith(path, query)}`;
  }

  /** A built file. Its name contains a hash. */
  asset(name: string): string {
    return this.href(`/assets/${this.#assets[name] ?? name}`);
  }
}

/** A path, with the values that are not empty as its query. */
function pathWith(path: string, query: QueryValues): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const sent = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null && value !== undefined && value !== '') sent.append(name, String(value));
  return sent.size === 0 ? path : `${path}?${sent}`;
}
