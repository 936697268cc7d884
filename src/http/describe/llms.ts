/** llms.txt describes the service for language models. */
import { type Described, headingOf, TAGS, type Tag } from '../base/endpoint.ts';

const INTRODUCTION = `Send \`Authorization: Bearer <key>\` with every request to /v1. \`POST /v1/register\` with \`{"email": "…"}\` issues a free key.

- Data responses have the members \`data\`, \`meta\` and \`links\`. \`meta.sources[]\` gives the agency, licence, attribution and file. \`meta.stale\` is true if a newer figure may exist. \`meta.notes[]\` lists caveats.
- For the latest inflation rate, cash rate, unemployment rate and about 40 other figures use \`/v1/concepts\` and \`/v1/concepts/inflation\`. Each figure has one current value and the rule that chose its source.
- Add \`format=csv\` or \`format=jsonl\` for the same rows in other formats.
- \`start_period\` and \`end_period\` accept 2024, 2024-Q1, 2024-03 or 2024-03-31. Both are inclusive. \`as_of=2025-12-01\` returns the values known on that day.
- Errors have the members \`code\`, \`error\`, \`hint\` and \`errors[]\`. \`errors[]\` lists valid values and the nearest match.
- A missing figure is null or absent, never estimated.`;

const SECTIONS = Object.keys(TAGS) as Tag[];
/** Tags for operator endpoints, which llms.txt lists as optional. */
const OPTIONAL: ReadonlySet<Tag> = new Set(['System']);

export function llmsText(endpoints: readonly Described[], publicUrl: string): string {
  const sections = SECTIONS.filter((tag) => !OPTIONAL.has(tag)).map((tag) =>
    section(headingOf(tag), TAGS[tag], of(endpoints, [tag]), publicUrl),
  );
  const optional = section('Optional', 'The service itself and its documents.', of(endpoints, [...OPTIONAL]), publicUrl);
  return [
    '# Wattle',
    '',
    '> Official Australian statistics from nine agencies (ABS, RBA, ATO, ASIC, APRA, AIHW, WGEA, AEMO, BoM) as one HTTP API. Datasets as published, series with stable ids, indicators, vintages and provenance.',
    '',
    INTRODUCTION,
    '',
    ...sections,
    optional,
  ].join('\n');
}

const of = (endpoints: readonly Described[], tags: readonly Tag[]): readonly Described[] =>
  endpoints.filter((endpoint) => tags.includes(endpoint.tag));

function section(title: string, about: string, endpoints: readonly Described[], publicUrl: string): string {
  const lines = endpoints.map((endpoint) => {
    const link = `${publicUrl}${endpoint.example ?? endpoint.path}`;
    const keys = endpoint.parameters.filter((p) => p.in === 'query').map((p) => p.name);
    const parameters = keys.length > 0 ? ` Parameters: ${keys.join(', ')}.` : '';
    return `- [${endpoint.method} ${endpoint.path}](${link}): ${endpoint.summary}.${parameters}`;
  });
  return [`## ${title}`, '', about, '', ...lines, ''].join('\n');
}
