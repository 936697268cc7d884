/** The definition of a tool: its entry in the list of tools, and its function. */
import { type Static, type TSchema, Type } from 'typebox';
import type { Ask, JsonObject } from './ask.ts';
import { type Cut, withinBudget } from './budget.ts';
import { quoting } from './quoted.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  /** The maximum length of a response, in tokens. */
  readonly budget: number;
  /** Members to shorten, in this order, if a response is too long. */
  readonly cuts: readonly Cut[];
  readonly endpoints: readonly string[];
  /** Draws the chart if the caller sets `picture`. */
  readonly picture?: (ask: Ask, given: unknown) => Promise<Uint8Array>;
  /** `given` has already been checked against `input`. */
  readonly run: (ask: Ask, given: unknown) => Promise<JsonObject>;
}

interface Declared<I extends TSchema> extends Omit<Tool, 'run' | 'input' | 'picture'> {
  readonly input: I;
  readonly run: (ask: Ask, given: Static<I>) => Promise<JsonObject>;
  readonly picture?: (ask: Ask, given: Static<I>) => Promise<Uint8Array>;
}

export const tool = <I extends TSchema>({ run, picture, ...declared }: Declared<I>): Tool => ({
  ...declared,
  ...(picture === undefined ? {} : { picture: (ask: Ask, given: unknown) => picture(ask, given as Static<I>) }),
  description: `${declared.description} At most ${declared.budget.toLocaleString('en-AU')} tokens.`,
  run: async (ask, given) => {
    const whole = quoting(await run(ask, given as Static<I>));
    return declared.cuts.reduce((shorter, cut) => withinBudget(shorter, cut, declared.budget), whole);
  },
});

/** The maximum length of a text argument, in characters. */
const LONGEST = 300;
export const MOST_ITEMS = 30;
const SAID = { pattern: '\\S', maxLength: LONGEST } as const;
export const SHORT = { maxLength: LONGEST } as const;
export const text = (description: string) => Type.String({ description, ...SAID });
export const maybeText = (description: string) => Type.Optional(Type.String({ description, ...SAID }));
export const maybeCount = (description: string, maximum: number, byDefault: number) =>
  Type.Optional(Type.Integer({ description: `${description} (${byDefault})`, minimum: 1, maximum }));
export const maybeOneOf = (values: readonly string[], description: string) =>
  Type.Optional(Type.String({ enum: [...values], description, ...SHORT }));
export const DETAIL = maybeOneOf(['brief', 'full'], 'default: brief');
export const START = maybeText('first period');
export const END = maybeText('last period');
export const AS_OF = maybeText('values known on a date');
/** The argument `gap`. Without it, a request for a date between two stored vintages is refused if releases are missing. */
export const GAP = Type.Optional(Type.Literal('allow', { description: 'allow an earlier vintage' }));
export const PICTURE = Type.Optional(Type.Boolean({ description: 'include a chart image' }));
export const nothingElse = <P extends Record<string, TSchema>>(members: P) => Type.Object(members, { additionalProperties: false });
/** An output schema: the listed members are required, and other members are allowed. */
export const answer = <P extends Record<string, TSchema>>(members: P) => Type.Object(members, { additionalProperties: true });
export const orNull = (type: 'string' | 'number' | 'boolean') => Type.Unsafe({ type: [type, 'null'] });
export const ROWS = Type.Array(Type.Array(Type.Unknown()));
export const NAMES = Type.Array(Type.String());
