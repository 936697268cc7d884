/** Addresses of the site below its base path. */

/** Names of built files by the names that they were built from: `style.css` → `style.4f0c….css`. */
export type AssetNames = Readonly<Record<string, string>>;

type QueryValues = Readonly<Record<string, string | number | null | undefined>> | URLSearchParams;

export class Site {
  readonly #publicUrl: () => string;
  readonly #assets: AssetNames;
  readonly version: string;
  /** The public URL as last read, and its path. */
  #read = { url: '', base: '' };

  /** @param publicUrl the public address without a final slash, known once the program listens */
  constructor(publicUrl: () => string, assets: AssetNames, version: string) {
    this.#publicUrl = publicUrl;
    this.#assets = assets;
    this.version = version;
  }

  /** `''`, or `/data` for a public address with a path. */
  get base(): string {
    const url = this.#publicUrl();
    if (url !== this.#read.url) this.#read = { url, base: new URL(url).pathname.replace(/\/+$/, '') };
    return this.#read.base;
  }

  get publicUrl(): string {
    return this.#publicUrl();
  }

  /** An address within the site, unchanged in a page. */
  href(path: string, query: QueryValues = {}): string {
    return `${this.base}${pathWith(path, query)}`;
  }

  /** The complete URL, for copying or sending. */
  absolute(path: string, query: QueryValues = {}): string {
    return `${this.publicUrl}${pathWith(path, query)}`;
  }

  /** A built file, with a hash in its name. */
  asset(name: string): string {
    return this.href(`/assets/${this.#assets[name] ?? name}`);
  }
}

/** A path with the non-empty values as its query. */
function pathWith(path: string, query: QueryValues): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const sent = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null && value !== undefined && value !== '') sent.append(name, String(value));
  return sent.size === 0 ? path : `${path}?${sent}`;
}
