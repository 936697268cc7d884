/** A tool: data for the list, and a function. */
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
  /** Limit of its answer in tokens. */
  readonly budget: number;
  /** Where to shorten a long answer, in order. */
  readonly cuts: readonly Cut[];
  /** Ids of the endpoints that it requests. */
  readonly endpoints: readonly string[];
  /** The chart of the requested values, for `picture: true`. */
  readonly picture?: (ask: Ask, given: unknown) => Promise<Uint8Array>;
  /** `given` has been validated against `input`. */
  readonly run: (ask: Ask, given: unknown) => Promise<JsonObject>;
}

interface Declared<I extends TSchema> extends Omit<Tool, 'run' | 'input' | 'picture'> {
  readonly input: I;
  readonly run: (ask: Ask, given: Static<I>) => Promise<JsonObject>;
  readonly picture?: (ask: Ask, given: Static<I>) => Promise<Uint8Array>;
}

/** A tool with typed input. */
export const tool = <I extends TSchema>({ run, picture, ...declared }: Declared<I>): Tool => ({
  ...declared,
  ...(picture === undefined ? {} : { picture: (ask: Ask, given: unknown) => picture(ask, given as Static<I>) }),
  description: `${declared.description} At most ${declared.budget.toLocaleString('en-AU')} tokens.`,
  run: async (ask, given) => {
    const whole = quoting(await run(ask, given as Static<I>));
    return declared.cuts.reduce((shorter, cut) => withinBudget(shorter, cut, declared.budget), whole);
  },
});

// ---------------------------------------------------------------- members of schemas

/** Limits of arguments: characters and items. */
const LONGEST = 300;
export const MOST_ITEMS = 30;
/** Not only blanks. */
const SAID = { pattern: '\\S', maxLength: LONGEST } as const;
export const SHORT = { maxLength: LONGEST } as const;
export const text = (description: string) => Type.String({ description, ...SAID });
export const maybeText = (description: string) => Type.Optional(Type.String({ description, ...SAID }));
export const maybeCount = (description: string, maximum: number, byDefault: number) =>
  Type.Optional(Type.Integer({ description: `${description} (${byDefault})`, minimum: 1, maximum }));
export const maybeOneOf = (values: readonly string[], description: string) =>
  Type.Optional(Type.String({ enum: [...values], description, ...SHORT }));
export const DETAIL = maybeOneOf(['brief', 'full'], 'brief is the default');
export const START = maybeText('first period: 2024, 2024-Q1, 2024-03');
export const END = maybeText('last period, inclusive');
export const AS_OF = maybeText('values known on a date: 2025-12-01');
/** Returns the stored vintage before a gap. Without it, a day in a gap is refused. */
export const GAP = Type.Optional(Type.Literal('allow'));
/** Adds the chart as an image. */
export const PICTURE = Type.Optional(Type.Boolean());
export const nothingElse = <P extends Record<string, TSchema>>(members: P) => Type.Object(members, { additionalProperties: false });
/** Required members. Others are allowed. */
export const answer = <P extends Record<string, TSchema>>(members: P) => Type.Object(members, { additionalProperties: true });
export const orNull = (type: 'string' | 'number' | 'boolean') => Type.Unsafe({ type: [type, 'null'] });
export const ROWS = Type.Array(Type.Array(Type.Unknown()));
export const NAMES = Type.Array(Type.String());
