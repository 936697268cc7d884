/** Drafts the declaration of an ASIC register from the header line in its file. */
import type { RegisterDataset } from '../../core/define-dataset.ts';
import { constantName, quoted, wordOf } from '../../formats/leaf-text.ts';
import { abn, acn, date, text } from './fields.ts';
import { asicRegister } from './register.ts';

const KINDS = { abn, acn, date, text };

/** Returns the kind of a column from the end of its header. */
function kindOf(header: string): keyof typeof KINDS {
  if (/_(?:DT|DATE)$|^Date /i.test(header)) return 'date';
  if (/(?:^|_)ABN$/i.test(header)) return 'abn';
  return /(?:^|_)ACN$/i.test(header) ? 'acn' : 'text';
}

interface DraftedRegister {
  readonly dataset: RegisterDataset;
  /** The text of the declaration, for a person to review. Column names are made from headers. The person must add the package and URL. */
  readonly leaf: string;
}

export function draftRegister(id: string, headers: readonly string[]): DraftedRegister {
  const columns = headers.map((header) => ({ header, name: wordOf(header), kind: kindOf(header) }));
  const slug = id.toLowerCase().replaceAll('_', '-');
  const facts = {
    id,
    title: id
      .replace(/^ASIC_/, '')
      .replaceAll('_', ' ')
      .toLowerCase(),
    description: `A register of the Australian Securities and Investments Commission: ${columns.length} columns.`,
    package: slug,
    lastKnown: `${slug}/resource/unknown/download/${slug}.csv`,
  };
  const fields = columns.map(({ header, name, kind }) => ({ ...KINDS[kind](name, header, describe(name)) }));
  const kinds = [...new Set(columns.map(({ kind }) => kind))].sort();
  const leaf = [
    `/** ASIC: ${facts.title}. */`,
    `import { ${kinds.join(', ')} } from '../fields.ts';`,
    "import { asicRegister } from '../register.ts';",
    '',
    `export const ${constantName(id)} = asicRegister({`,
    ...Object.entries(facts).map(([key, value]) => `  ${key}: ${quoted(value)},`),
    '  fields: [',
    ...columns.map(({ header, name, kind }) => `    ${kind}(${quoted(name)}, ${quoted(header)}, ${quoted(describe(name))}),`),
    '  ],',
    '});',
    '',
  ].join('\n');
  return { dataset: asicRegister({ ...facts, fields }), leaf };
}

const describe = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}, as published.`;
