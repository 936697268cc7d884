/** Definitions of query parameters, for queries and the OpenAPI document. */

interface Described {
  readonly name: string;
  /** Other names that are accepted and documented. */
  readonly aliases?: readonly string[];
  /** Names of this parameter in other APIs. A request with such a name is refused, and the error suggests this parameter. */
  readonly elsewhere?: readonly string[];
  /** One or two sentences in Markdown. */
  readonly description: string;
  readonly required?: boolean;
  readonly example?: string | number;
}

/** Free text, which the query checks. */
export interface TextParameter extends Described {
  readonly kind: 'text';
  readonly format?: 'date';
  readonly maxLength?: number;
  /** True for a credential. It is ignored if the Authorization header also has a credential. */
  readonly credential?: true;
  /** Examples of accepted values, if a full list would be too long. */
  readonly examples?: readonly string[];
}

/** `min` and `max` are inclusive. If there is no default, the value of a missing parameter is null. */
export interface IntegerParameter<Default extends number | null = number> extends Described {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: Default;
}

/** `min` and `max` are inclusive. */
export interface NumberParameter extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface ChoiceParameter<T extends string = string, Also extends string = string> extends Described {
  readonly kind: 'choice';
  readonly values: readonly T[];
  readonly also?: readonly Also[];
  readonly default?: T;
  /** Set if there are too many values to list in the OpenAPI document. Errors list them. */
  readonly unlisted?: true;
  /** The type of the values in the OpenAPI document. Absent for text. */
  readonly written?: 'integer';
}

export const FLAG_WORDS = ['1', '0', 'true', 'false'] as const;

/** Accepts `1`/`true` and `0`/`false`. */
export interface FlagParameter extends Described {
  readonly kind: 'flag';
  readonly absent: boolean;
}

export type QueryParameter = TextParameter | IntegerParameter<number | null> | NumberParameter | ChoiceParameter | FlagParameter;

type More<P> = Omit<P, 'kind' | 'name' | 'description'>;

export const text = (name: string, description: string, more: More<TextParameter> = {}): TextParameter => ({
  kind: 'text',
  name,
  description,
  ...more,
});

export const integer = <Default extends number | null>(
  name: string,
  description: string,
  range: { readonly min: number; readonly max: number; readonly default: Default },
): IntegerParameter<Default> => ({ kind: 'integer', name, description, ...range });

export const number = (
  name: string,
  description: string,
  range: { readonly min: number; readonly max: number; readonly default: number },
): NumberParameter => ({ kind: 'number', name, description, ...range });

export const choice = <const T extends string, const Also extends string = never>(
  name: string,
  description: string,
  values: readonly T[],
  more: Omit<More<ChoiceParameter<T, Also>>, 'values'> = {},
): ChoiceParameter<T, Also> => ({ kind: 'choice', name, description, values, ...more });

export const flag = (name: string, description: string, { absent }: { readonly absent: boolean }): FlagParameter => ({
  kind: 'flag',
  name,
  description,
  absent,
});

export function schemaOf(parameter: QueryParameter): Readonly<Record<string, unknown>> {
  switch (parameter.kind) {
    case 'text': {
      const { format, maxLength, examples } = parameter;
      return {
        type: 'string',
        ...(format === undefined ? {} : { format }),
        ...(maxLength === undefined ? {} : { maxLength }),
        ...(examples === undefined ? {} : { examples: [...examples] }),
      };
    }
    case 'integer':
    case 'number': {
      const { kind, min, max, default: byDefault } = parameter;
      return { type: kind, minimum: min, maximum: max, ...(byDefault === null ? {} : { default: byDefault }) };
    }
    case 'choice':
      return schemaOfChoice(parameter);
    case 'flag':
      return { type: 'string', enum: [...FLAG_WORDS] };
  }
}

function schemaOfChoice({ values, also, default: byDefault, unlisted, written }: ChoiceParameter): Readonly<Record<string, unknown>> {
  if (unlisted) return { type: 'string' };
  if (written === 'integer') return { type: 'integer', enum: values.map(Number) };
  return {
    type: 'string',
    // The OpenAPI document lists the values under `examples` instead of `enum` if the parameter also accepts other words.
    ...(also === undefined || also.length === 0 ? { enum: [...values] } : { examples: [...values] }),
    ...(byDefault === undefined ? {} : { default: byDefault }),
  };
}
