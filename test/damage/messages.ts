/** Changes SDMX-JSON messages for tests. Each method returns whether its change was possible. */

interface Value {
  id: string;
  name?: string;
  names?: Record<string, string>;
}
interface Component {
  id: string;
  keyPosition?: number;
  values: Value[];
}
interface Series {
  attributes?: (number | null)[];
  observations: Record<string, (number | string | null)[]>;
}
interface Wire {
  data: {
    dataSets: { series: Record<string, Series> }[];
    structures: {
      dimensions: { series: Component[]; observation: Component[] };
      attributes: { series: Component[]; observation: Component[] };
    }[];
  };
}

/** Returns the message after a change. If the change is impossible, it is unchanged. */
export function changedMessage(value: unknown, change: (message: Message) => boolean): unknown {
  const copy: unknown = structuredClone(value);
  return isMessage(copy) && change(new Message(copy)) ? copy : value;
}

const isMessage = (value: unknown): value is Wire =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'dataSets' in value.data &&
  Array.isArray(value.data.dataSets);

export class Message {
  readonly #series: Record<string, Series>;
  readonly #structure: Wire['data']['structures'][number];

  constructor({ data }: Wire) {
    const [set] = data.dataSets;
    const [structure] = data.structures;
    if (!set || !structure) throw new Error('A message has a data set and a structure.');
    this.#series = set.series;
    this.#structure = structure;
  }

  get #keys(): readonly string[] {
    return Object.keys(this.#series);
  }

  /** Returns a value from the middle. */
  get #figure(): (number | string | null)[] | null {
    const series = this.#series[this.#keys[Math.floor(this.#keys.length / 2)] ?? ''];
    const times = Object.keys(series?.observations ?? {});
    return series?.observations[times[Math.floor(times.length / 2)] ?? ''] ?? null;
  }

  #attribute(where: 'series' | 'observation', id: string): Component | null {
    return this.#structure.attributes[where].find((one) => one.id === id) ?? null;
  }

  value(text: string): boolean {
    const figure = this.#figure;
    if (figure === null) return false;
    figure[0] = text;
    return true;
  }

  /** Removes the series after this number. */
  shorten(most: number): boolean {
    const rest = this.#keys.slice(most);
    for (const key of rest) delete this.#series[key];
    return rest.length > 0;
  }

  /** Adds a flag to an existing value. */
  status(code: string): boolean {
    const attribute = this.#attribute('observation', 'OBS_STATUS');
    const figure = this.#figure;
    if (attribute === null || figure === null) return false;
    attribute.values.push({ id: code, name: 'Not available' });
    figure[1] = attribute.values.length - 1;
    return true;
  }

  /** Adds three to UNIT_MULT in every series. With `figures`, also converts the values to that scale. */
  rescale(figures: boolean): boolean {
    const attribute = this.#attribute('series', 'UNIT_MULT');
    if (attribute === null || attribute.values.length === 0) return false;
    for (const value of attribute.values) value.id = String(Number(value.id) + 3);
    if (figures) {
      for (const { observations } of Object.values(this.#series)) {
        for (const figure of Object.values(observations)) {
          if (typeof figure[0] === 'number') figure[0] = Number((figure[0] / 1000).toPrecision(15));
        }
      }
    }
    return true;
  }

  /** Removes the latest third of the periods. */
  older(): boolean {
    const times = this.#structure.dimensions.observation[0]?.values ?? [];
    const order = times.map(({ id }, i) => ({ id, i })).sort((a, b) => (a.id < b.id ? -1 : 1));
    const late = new Set(order.slice(Math.floor((2 * order.length) / 3)).map(({ i }) => String(i)));
    if (order.length < 6) return false;
    for (const series of Object.values(this.#series)) {
      series.observations = Object.fromEntries(Object.entries(series.observations).filter(([t]) => !late.has(t)));
    }
    return true;
  }

  /** Reverses the order of dimensions, including in keys. */
  reorder(): boolean {
    const { dimensions } = this.#structure;
    if (dimensions.series.length < 2) return false;
    dimensions.series.reverse().forEach((dimension, i) => {
      dimension.keyPosition = i;
    });
    for (const [key, series] of Object.entries(this.#series)) {
      delete this.#series[key];
      this.#series[`~${key.split(':').reverse().join(':')}`] = series;
    }
    for (const [key, series] of Object.entries(this.#series)) {
      delete this.#series[key];
      this.#series[key.slice(1)] = series;
    }
    return true;
  }

  /** Changes one code in a dimension with several codes. */
  rename(): boolean {
    const dimension = this.#structure.dimensions.series.find(({ values }) => values.length > 1);
    const value = dimension?.values.at(-1);
    if (value === undefined) return false;
    value.id = `${value.id}A`;
    return true;
  }

  remove(): boolean {
    const key = this.#keys.at(-1);
    if (key === undefined || this.#keys.length < 2) return false;
    delete this.#series[key];
    return true;
  }

  /** Adds a copy of a series under a new code. */
  add(): boolean {
    const at = this.#structure.dimensions.series.findIndex(({ values }) => values.length > 1);
    const dimension = this.#structure.dimensions.series[at];
    const key = this.#keys.at(-1);
    const series = this.#series[key ?? ''];
    if (dimension === undefined || key === undefined || series === undefined) return false;
    dimension.values.push({ id: 'XNEW', name: 'A new one' });
    this.#series[
      key
        .split(':')
        .map((code, i) => (i === at ? String(dimension.values.length - 1) : code))
        .join(':')
    ] = structuredClone(series);
    return true;
  }

  /** Writes the latest period as a period of another frequency. */
  otherPeriod(): boolean {
    const times = this.#structure.dimensions.observation[0]?.values ?? [];
    const newest = times.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
    if (newest === undefined) return false;
    newest.id = /Q/.test(newest.id)
      ? `${newest.id.slice(0, 4)}-12`
      : /^\d{4}-\d\d$/.test(newest.id)
        ? `${newest.id.slice(0, 4)}-Q4`
        : `${newest.id}-Q4`;
    return true;
  }
}
