import { fromJsonSchema, ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { type ArgumentSchema, taught, unknown } from './teaching.ts';

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
        `Check this claim against published figures: "${claim}". Search for its series and read the named period. Compare value, unit, seasonal adjustment and period. Use get_vintages if a figure may have been revised since. State the published value, the publisher, the release date, and whether the claim is correct. If the figure is not available here, say so.`,
    },
  ],
  [
    'what-came-out',
    {
      title: 'Releases of this week',
      description: 'List the releases of the last seven days and their headline figures.',
      takes: {},
      says: () =>
        'List the releases of Australian agencies in the last seven days with list_releases (days_ahead 1). For each release with datasets, search for its headline series and read the last five values. Write one sentence per release: the new figure, its unit, the previous figure, and the source.',
    },
  ],
]);

const schemaOf = ({ takes }: Prompt) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Object.entries(takes).map(([name, description]) => [name, { type: 'string', description }])),
  required: Object.keys(takes),
});

/**
 * Registers the prompts.
 * @param server for one connection or one request
 */
export function servePrompts(server: Server): void {
  const prompts = [...PROMPTS].map(([name, { title, description, takes }]) => ({
    ...{ name, title, description },
    arguments: Object.entries(takes).map(([argument, words]) => ({ name: argument, description: words, required: true })),
  }));
  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', async ({ params: { name, arguments: given = {} } }) => {
    const prompt = PROMPTS.get(name);
    if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknown('prompt', name, [...PROMPTS.keys()]));
    const schema = schemaOf(prompt);
    const { issues } = await fromJsonSchema(schema)['~standard'].validate(given);
    if (issues !== undefined) {
      const reported = issues.map(({ message }) => taught(schema as ArgumentSchema, given, message)).join(' ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, reported);
    }
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: prompt.says(given) } }] };
  });
}
