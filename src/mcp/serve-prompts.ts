import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { taught, unknown, validatorOf } from './teaching.ts';

interface Prompt {
  readonly title: string;
  readonly description: string;
  /** Names and descriptions of the arguments. All arguments are required. */
  readonly takes: Readonly<Record<string, string>>;
  readonly says: (given: Readonly<Record<string, string>>) => string;
}

const PROMPTS: ReadonlyMap<string, Prompt> = new Map<string, Prompt>([
  [
    'check-a-figure',
    {
      title: 'Check a figure',
      description: 'Check a claim against the published figures.',
      takes: { claim: 'A sentence that contains a figure.' },
      says: ({ claim }) =>
        `Check this claim against published figures: "${claim}". Search for its series and read the named period. Compare value, unit, seasonal adjustment and period. Use get_vintages if a figure may have been revised since. State the published value, the agency, the release date, and whether the claim is correct. If the figure is not available here, state this.`,
    },
  ],
  [
    'what-came-out',
    {
      title: 'Releases in the last week',
      description: 'List the releases of the last seven days and their headline figures.',
      takes: {},
      says: () =>
        'List the releases of Australian agencies in the last seven days with list_releases (days_back 7, days_ahead 1). For each release with datasets, search for its headline series and read the last five values. Write one sentence per release: the new figure, its unit, the previous figure, and the source.',
    },
  ],
]);

const schemaOf = ({ takes }: Prompt) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Object.entries(takes).map(([name, description]) => [name, { type: 'string', description }])),
  required: Object.keys(takes),
});

const CHECKED = new Map(
  [...PROMPTS].map(([name, prompt]) => {
    const schema = schemaOf(prompt);
    return [name, { ...prompt, schema, faultsIn: validatorOf(schema) }] as const;
  }),
);

/** @param server for one connection or one request */
export function servePrompts(server: Server): void {
  const prompts = [...PROMPTS].map(([name, { title, description, takes }]) => ({
    name,
    title,
    description,
    arguments: Object.entries(takes).map(([argument, words]) => ({ name: argument, description: words, required: true })),
  }));
  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = CHECKED.get(name);
    if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknown('prompt', name, [...PROMPTS.keys()]));
    const faults = prompt.faultsIn(given);
    if (faults.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, taught(prompt.schema, given, faults));
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: prompt.says(given) } }] };
  });
}
