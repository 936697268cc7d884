import { Type } from 'typebox';
import { type QueryParameter, schemaOf } from '../../queries/base/parameters/declaration.ts';
import { PRESENTATION } from '../../queries/base/parameters/standard.ts';
import type { Parameter } from '../base/endpoint.ts';

export const path = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  description,
  schema: Type.String(),
  required: true,
  example,
});

/** Returns the parameters. Each alias is a separate parameter. */
export const described = (declared: readonly QueryParameter[]): readonly Parameter[] =>
  declared.flatMap((parameter) => {
    const { name, aliases = [], description, required, example } = parameter;
    const schema = Type.Unsafe({ ...schemaOf(parameter) });
    return [
      {
        name,
        in: 'query' as const,
        description,
        schema,
        ...(required === undefined ? {} : { required }),
        ...(example === undefined ? {} : { example }),
      },
      ...aliases.map((alias) => ({ name: alias, in: 'query' as const, description: `Alias of \`${name}\`.`, schema })),
    ];
  });

export const RENDERING: readonly Parameter[] = described(PRESENTATION);

export const JSON_ONLY: readonly Parameter[] = described([
  { kind: 'choice', name: 'format', description: 'This endpoint returns only JSON.', values: ['json'] },
]);
