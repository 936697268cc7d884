/** Addresses of the site below its base path. */

/** Original and built names of files: `style.css` was built as `style.4f0c….css`. */
export type AssetNames = Readonly<Record<string, string>>;

type QueryValues = Readonly<Record<string, string | number | null | undefined>> | URLSearchParams;

export class Site {
  readonly #publicUrl: () => string;
  readonly #assets: AssetNames;
  readonly version: string;
  /** The last public URL that was read, with its path, so that each URL is parsed only once. */
  #read = { url: '', base: '' };

  /** @param publicUrl the public address without a final slash, known once the program listens */
  constructor(publicUrl: () => string, assets: AssetNames, version: string) {
    this.#publicUrl = publicUrl;
    this.#assets = assets;
    this.version = version;
  }

  /** The path of the public address, such as `/data`. Empty if it has none. */
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

  /** The complete URL of a page, for links that are copied or sent. */
  absolute(path: string, query: QueryValues = {}): string {
    return `${this.publicUrl}${pathWith(path, query)}`;
  }

  /** The address of a built file by its original name. The built name contains a hash. */
  asset(name: string): string {
    return this.href(`/assets/${this.#assets[name] ?? name}`);
  }
}

/** A path with its query. Empty values are left out. */
function pathWith(path: string, query: QueryValues): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const sent = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null && value !== undefined && value !== '') sent.append(name, String(value));
  return sent.size === 0 ? path : `${path}?${sent}`;
}
