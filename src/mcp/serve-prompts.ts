/** The prompts: what is listed, what each says, and which was meant where there is none of the name. */
import { fromJsonSchema, type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { taught, unknown } from './teaching.ts';

const ARGUMENTS = {
  properties: { claim: { type: 'string', description: 'a sentence with a figure in it' } },
  required: ['claim'],
} as const;
const Claim = fromJsonSchema<{ claim: string }>({ type: 'object', ...ARGUMENTS, required: [...ARGUMENTS.required] });

const check = (claim: string): string =>
  `Check this claim against published figures: "${claim}". Search for the series that it is about, read the period that it names, compare value, unit, adjustment and period, and look at get_vintages where a figure may have been revised since. Say what was published, by whom and when, and whether the claim holds. If it is not published here, say so.`;
const CAME_OUT =
  'List what Australian agencies released in the last seven days with list_releases (days_ahead 1). For each release with datasets, search for its headline series and read the last five values. Give one sentence a release: the new figure, its unit, the one before it, and the source.';

const said = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

export function servePrompts(server: McpServer): void {
  server.registerPrompt(
    'check-a-figure',
    { title: 'Check a figure', description: 'Holds a claim against what the agency published.', argsSchema: Claim },
    ({ claim }) => said(check(claim)),
  );
  server.registerPrompt(
    'what-came-out',
    { title: 'What came out this week', description: 'The newest releases and their headline figures.' },
    () => said(CAME_OUT),
  );
  const names = ['check-a-figure', 'what-came-out'];
  // In the place of the SDK's own, which knows no near names.
  server.server.setRequestHandler('prompts/get', async ({ params: { name, arguments: given = {} } }) => {
    if (name === 'what-came-out') return said(CAME_OUT);
    if (name !== 'check-a-figure') throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknown('prompt', name, names));
    const read = await Claim['~standard'].validate(given);
    if (read.issues === undefined) return said(check(read.value.claim));
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, read.issues.map(({ message }) => taught(ARGUMENTS, given, message)).join(' '));
  });
}
