/** Reads the members of a JSON body. The error lists all faults together. */
import { type ParameterFault, quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';

export class Members {
  readonly #members: Readonly<Record<string, unknown>>;
  readonly #faults: ParameterFault[] = [];
  readonly #example: object;

  /**
   * Throws REQ_BAD_BODY unless the body is an object.
   * @param body body of the request. Undefined is treated as an empty object
   * @param known accepted members
   * @param example valid body, for the hint
   */
  constructor(body: unknown, known: readonly string[], example: object) {
    this.#example = example;
    if (body === null || typeof (body ?? {}) !== 'object' || Array.isArray(body)) {
      throw new WattleError('REQ_BAD_BODY', 'The body is not a JSON object.', { hint: this.#hint });
    }
    this.#members = (body ?? {}) as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(this.#members)) if (!known.includes(name)) this.#faults.push(unknownMember(name, known));
  }

  /** Returns a text, or undefined if it is absent or invalid. */
  text(name: string, longest: number): string | undefined {
    const value = this.#members[name];
    if (value === undefined || (typeof value === 'string' && value.length <= longest)) return value;
    this.fault(name, `The member ${quoted(name)} must be text of at most ${longest} characters.`);
    return undefined;
  }

  integer(name: string, min: number, max: number, byDefault: number): number {
    const value = this.#members[name];
    if (value === undefined) return byDefault;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.fault(name, `The member ${quoted(name)} must be a whole number from ${min} to ${max}.`);
    return byDefault;
  }

  /**
   * Returns a list, which is empty if it is absent.
   * @param read converts one text, and returns null if it is invalid
   */
  list(
    name: string,
    most: number,
    what: string,
    read: (text: string) => string | null,
    near?: (text: string) => readonly string[],
  ): readonly string[] {
    const value = this.#members[name] ?? [];
    if (!Array.isArray(value) || value.length > most) {
      this.fault(name, `The member ${quoted(name)} must be a list of at most ${most} items.`);
      return [];
    }
    const found = value.map((item: unknown) => {
      const meant = typeof item === 'string' ? read(item) : null;
      if (meant !== null) return meant;
      const [suggestion] = typeof item === 'string' ? (near?.(item) ?? []) : [];
      this.fault(name, `${JSON.stringify(item).slice(0, 80)} is not ${what}.`, suggestion);
      return '';
    });
    return [...new Set(found)];
  }

  fault(parameter: string, detail: string, suggestion?: string): void {
    this.#faults.push({ parameter, detail, ...(suggestion === undefined ? {} : { did_you_mean: suggestion }) });
  }

  /** Throws REQ_BAD_BODY with all faults that the other methods found. */
  check(): void {
    const [first] = this.#faults;
    if (first) throw new WattleError('REQ_BAD_BODY', first.detail, { hint: this.#hint, faults: this.#faults });
  }

  get #hint(): string {
    return `Send ${JSON.stringify(this.#example)} as application/json.`;
  }
}

function unknownMember(name: string, known: readonly string[]): ParameterFault {
  const [suggestion] = nearest(name, known, 1);
  const detail = known.length === 0 ? 'The body must be empty.' : `Unknown member of the body: ${quoted(name)}.`;
  return { parameter: name.slice(0, 60), detail, allowed: known, ...(suggestion === undefined ? {} : { did_you_mean: suggestion }) };
}
