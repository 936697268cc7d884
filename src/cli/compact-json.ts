/** Formats JSON so that changes are easy to review. The formatter of this repository does not change the result. */

const WIDTH = 140;

/** Returns the text with a line feed at the end. */
export const compactJson = (value: unknown): string => `${layOut(value, '', 0)}\n`;

/** Formats a value. `before` is the number of characters before it on the same line. */
function layOut(value: unknown, indent: string, before: number): string {
  const flat = flatten(value);
  if (indent.length + before + flat.length + 1 <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => `${inner}${layOut(one, inner, 0)}`).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  const lines = members.map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${layOut(one, inner, name.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function flatten(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatten).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return members.length === 0 ? '{}' : `{ ${members.map(([key, one]) => `${JSON.stringify(key)}: ${flatten(one)}`).join(', ')} }`;
}
