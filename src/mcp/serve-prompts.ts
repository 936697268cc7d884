/** The prompts over the protocol: what is listed, what a model is told to do, and which prompt was meant where there is none of the name. */
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { unknownName } from './unknown-name.ts';

interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: true;
}

interface Prompt {
  readonly listed: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly arguments: readonly PromptArgument[];
  };
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const PROMPTS: readonly Prompt[] = [
  {
    listed: {
      name: 'check-a-figure',
      title: 'Check a figure',
      description: 'Holds a claim against what the agency published.',
      arguments: [{ name: 'claim', description: 'a sentence with a figure in it', required: true }],
    },
    text: ({ claim }) =>
      `Check this claim against published figures: "${claim}". Search for the series that it is about, read the period that it names, compare value, unit, adjustment and period, and look at get_vintages where a figure may have been revised since. Say what was published, by whom and when, and whether the claim holds. If it is not published here, say so.`,
  },
  {
    listed: {
      name: 'what-came-out',
      title: 'What came out this week',
      description: 'The newest releases and their headline figures.',
      arguments: [],
    },
    text: () =>
      'List what Australian agencies released in the last seven days with list_releases (days_ahead 1). For each release with datasets, search for its headline series and read the last five values. Give one sentence a release: the new figure, its unit, the one before it, and the source.',
  },
];

/** @param server of one connection, or of one request */
export function servePrompts(server: Server): void {
  const prompts = PROMPTS.map(({ listed }) => ({ ...listed, arguments: [...listed.arguments] }));
  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = PROMPTS.find(({ listed }) => listed.name === name);
    if (prompt === undefined) {
      const names = PROMPTS.map(({ listed }) => listed.name);
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownName('prompt', name, names));
    }
    const missing = prompt.listed.arguments.find((argument) => (given[argument.name] ?? '').trim() === '');
    if (missing !== undefined) {
      const detail = `The argument ${missing.name} is missing (${missing.description}).`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, detail);
    }
    const text = prompt.text(given);
    return { description: prompt.listed.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
}
