/** Addresses of the site below its base path. */

/** Built names of files: `style.css` was built as `style.4f0c….css`. */
export type AssetNames = Readonly<Record<string, string>>;

type QueryValues = Readonly<Record<string, string | number | null | undefined>> | URLSearchParams;

export class Site {
  readonly #publicUrl: () => string;
  readonly #assets: AssetNames;
  readonly version: string;
  /** Each public URL is parsed only once. */
  #read = { url: '', base: '' };

  /** @param publicUrl without a final slash, known once the program listens */
  constructor(publicUrl: () => string, assets: AssetNames, version: string) {
    this.#publicUrl = publicUrl;
    this.#assets = assets;
    this.version = version;
  }

  /** As in `/data`. Empty if the public address has no path. */
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

  /** A complete URL, for links that are copied or sent. */
  absolute(path: string, query: QueryValues = {}): string {
    return `${this.publicUrl}${pathWith(path, query)}`;
  }

  /** Built names contain a hash. */
  asset(name: string): string {
    return this.href(`/assets/${this.#assets[name] ?? name}`);
  }
}

/** Empty values are left out. */
function pathWith(path: string, query: QueryValues): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const sent = new URLSearchParams();
  for (const [name, value] of entries) if (value !== null && value !== undefined && value !== '') sent.append(name, String(value));
  return sent.size === 0 ? path : `${path}?${sent}`;
}
