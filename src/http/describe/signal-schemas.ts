import { type TSchema, Type } from 'typebox';
import type { MemberType, RowField, Signal, SummaryFields } from '../../core/define-signal.ts';
import { hasWindow } from '../../queries/signals/signal-parameters.ts';
import { open, orNull, refTo, signalSchemaName, text } from './schema-parts.ts';
import { envelopeOf } from './schemas.ts';

export function signalSchemas(signal: Signal): Readonly<Record<string, TSchema>> {
  const row = refTo(signalSchemaName(signal, 'Row'));
  const rows = Type.Array(row);
  const isHistory = signal.mode === 'history';
  const isObject = !isHistory && signal.gives === 'object';
  const data = isObject && !hasWindow(signal) ? row : isObject || isHistory ? Type.Unsafe({ anyOf: [row, rows] }) : rows;
  const fields = isHistory ? undefined : signal.summaryFields;
  const ofNow = fields === undefined ? undefined : refTo(signalSchemaName(signal, 'Summary'));
  // Responses with rows for past periods have no summary.
  const summary = ofNow && hasWindow(signal) ? Type.Optional(ofNow) : ofNow;
  return {
    [signalSchemaName(signal, 'Row')]: rowSchemaOf(signal),
    ...(fields === undefined ? {} : { [signalSchemaName(signal, 'Summary')]: summarySchemaOf(signal, fields) }),
    [signalSchemaName(signal, 'Answer')]: envelopeOf(data, summary),
  };
}

const summarySchemaOf = ({ title }: Signal, fields: SummaryFields): TSchema =>
  Type.Object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])), {
    description: `${title}: figures that summarise all rows.`,
    additionalProperties: false,
  });

/**
 * Fields are always present and may be null. If the indicator has rows for past periods, lists and objects are optional, because those
 * rows do not have them.
 */
function rowSchemaOf(signal: Signal): TSchema {
  const isOfHistory = signal.mode === 'history';
  const isAlways = ({ only, type }: RowField): boolean =>
    isOfHistory ? only === undefined : !hasWindow(signal) || (type !== 'array' && type !== 'object');
  const fields = Object.entries(signal.row).map(([name, field]) => {
    const schema = fieldSchema(field);
    return [name, isAlways(field) ? schema : Type.Optional(schema)] as const;
  });
  const period =
    isOfHistory && !signal.snapshot
      ? text('Reference period.')
      : orNull('string', 'Reference period. Null if each figure has a separate period.');
  return open(
    {
      ...(signal.isUndated ? {} : { period }),
      ...Object.fromEntries(fields),
      ...(hasWindow(signal) ? { breaks: Type.Optional(BREAKS_OF_ROW) } : {}),
    },
    signal.title,
  );
}

const BREAKS_OF_ROW = Type.Array(Type.String(), {
  description: 'Ids of breaks between the values in the row. See `meta.breaks`.',
});

function fieldSchema(field: RowField): TSchema {
  const description = field.unit === null ? field.description : `${field.description} Unit: ${field.unit}.`;
  if (field.type === 'object') return Type.Unsafe({ anyOf: [membersSchema(field.of), { type: 'null' }], description });
  if (field.type !== 'array') return Type.Unsafe({ type: [jsonType(field.type), 'null'], description });
  const items = typeof field.of === 'string' ? { type: jsonType(field.of) } : membersSchema(field.of);
  return Type.Unsafe({ type: ['array', 'null'], items, description });
}

const jsonType = (type: string): string => (type === 'period' ? 'string' : type);

function membersSchema(members: Readonly<Record<string, MemberType>>): TSchema {
  const typed = Object.entries(members).map(([name, member]) => {
    const type = jsonType(member.replace('?', ''));
    return [name, Type.Unsafe({ type: member.endsWith('?') ? [type, 'null'] : type })] as const;
  });
  return Type.Object(Object.fromEntries(typed));
}
