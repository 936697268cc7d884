/** Reads iCalendar strictly by RFC 5545, as a calendar program does. */

export interface Component {
  readonly name: string;
  /** The values of each property, without parameters, as written. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  readonly components: readonly Component[];
}

/** Reads a calendar. Throws if line ends, line length, nesting or names are invalid. */
export function readCalendar(document: string): Component {
  if (!document.endsWith('\r\n')) throw new Error('The last line does not end');
  const physical = document.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line end in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line of ${Buffer.byteLength(line)} octets`);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const open: { name: string; properties: Map<string, string[]>; components: Component[] }[] = [];
  let root: Component | null = null;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (name === '') throw new Error(`No property: ${line}`);
    if (root) throw new Error('Something follows the calendar');
    if (name === 'BEGIN') open.push({ name: value, properties: new Map(), components: [] });
    else if (name === 'END') {
      const done = open.pop();
      if (done?.name !== value) throw new Error(`${value} ends in ${done?.name}`);
      const parent = open.at(-1);
      if (parent) parent.components.push(done);
      else root = done;
    } else {
      const properties = open.at(-1)?.properties;
      if (!properties) throw new Error(`${name} lies outside`);
      properties.set(name, [...(properties.get(name) ?? []), value]);
    }
  }
  if (!root) throw new Error('The calendar does not end');
  return root;
}

/** Returns the unescaped TEXT value. Throws if a character is not escaped. */
export function unescapeText(value: string): string {
  if (/(^|[^\\])(\\\\)*[;,]/.test(value)) throw new Error(`Not escaped: ${value}`);
  return value.replace(/\\([\\;,nN])|\\/g, (whole, escaped: string | undefined) => {
    if (escaped === undefined) throw new Error(`A stray backslash: ${whole}`);
    return escaped === 'n' || escaped === 'N' ? '\n' : escaped;
  });
}

export const one = (component: Component, name: string): string => {
  const values = component.properties.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${name} is there ${values.length} times`);
  return values[0] ?? '';
};
