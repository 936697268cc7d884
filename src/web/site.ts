/** Builds addresses of the site below its base path. */

/** The names of built files. For example, `style.css` was built as `style.4f0c….css`. */
export type AssetNames = Readonly<Record<string, string>>;

type QueryValues = Readonly<Record<string, string | number | null | undefined>> | URLSearchParams;

export class Site {
  readonly #publicUrl: () => string;
  readonly #assets: AssetNames;
  readonly version: string;
  /** The last public URL and its base path. They are cached, so that each URL is parsed only once. */
  #read = { url: '', base: '' };

  /** @param publicUrl returns the URL without a final slash. The URL is known only after the server has started */
  constructor(publicUrl: () => string, assets: AssetNames, version: string) {
    this.#publicUrl = publicUrl;
    this.#assets = assets;
    this.version = version;
  }

  /** The base path, such as `/data`. Empty if the public URL has no path. */
  get base(): string {
    const url = this.#publicUrl();
    if (url !== this.#read.url) this.#read = { url, base: new URL(url).pathname.replace(/\/+$/, '') };
    return this.#read.base;
  }

  get publicUrl(): string {
    return this.#publicUrl();
  }

  href(path: string, query: QueryValues = {}): string {
    return `${this.base}${pathWith(path, query)}`;
  }

  /** Returns a complete URL, for links that are copied or sent. */
  absolute(path: string, query: QueryValues = {}): string {
    return `${this.publicUrl}${pathWith(path, query)}`;
  }

  /** Returns the address of a built file. The name of such a file contains a hash. */
  asset(name: string): string {
    return this.href(`/assets/${this.#assets[name] ?? name}`);
  }
}

/** Adds the query to a path. Empty values are omitted. */
function pathWith(path: string, query: QueryValues): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const sent = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null && value !== undefined && value !== '') sent.append(name, String(value));
  return sent.size === 0 ? path : `${path}?${sent}`;
}
