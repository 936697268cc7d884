import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { normalised } from './arguments.ts';
import { type Ask, Refusal } from './ask.ts';
import { type ArgumentSchema, taught, unknown, validatorOf } from './teaching.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false } as const;

interface JsonSchema {
  readonly type: 'object';
  readonly [key: string]: unknown;
}
/** Removes the symbols that TypeBox adds, so that the result is a plain JSON Schema. */
const schemaOf = (schema: object): JsonSchema => ({ ...JSON.parse(JSON.stringify(schema)), type: 'object' });

const SERVED = new Map(
  TOOLS.map((tool) => {
    const inputSchema = schemaOf(tool.input);
    const outputSchema = schemaOf(tool.output);
    const { name, title, description } = tool;
    return [
      name,
      {
        run: tool.run,
        picture: tool.picture,
        listed: { name, title, description, inputSchema, outputSchema, annotations: { title, ...READ_ONLY } },
        faultsIn: validatorOf(inputSchema),
        faultsOut: validatorOf(outputSchema),
        schema: tool.input as ArgumentSchema,
      },
    ] as const;
  }),
);

const refused = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });

/** Returns the chart as an image, or the reason why it cannot be drawn. The tool returns its values in both cases. */
async function pictureOf(draw: Tool['picture'], ask: Ask, given: Readonly<Record<string, unknown>>) {
  if (draw === undefined || given['picture'] !== true) return [];
  try {
    const data = Buffer.from(await draw(ask, given)).toString('base64');
    return [{ type: 'image' as const, data, mimeType: 'image/png' }];
  } catch (error) {
    if (error instanceof Refusal) return [{ type: 'text' as const, text: `No chart: ${error.message}` }];
    throw error;
  }
}

/** Registers the tools for one connection or one request. `ask` sends the caller's key. */
export function serveTools(server: Server, ask: Ask): void {
  const tools = [...SERVED.values()].map(({ listed }) => listed);
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: sent = {} } }, { mcpReq }) => {
    const tool = SERVED.get(name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknown('tool', name, [...SERVED.keys()]));
    const given = normalised(tool.schema, sent);
    const faults = tool.faultsIn(given);
    if (faults.length > 0) return refused(taught(tool.schema, given, faults));
    try {
      const answer = await tool.run(ask.until(mcpReq.signal), given);
      const content = [
        { type: 'text' as const, text: JSON.stringify(answer) },
        ...(await pictureOf(tool.picture, ask.until(mcpReq.signal), given)),
      ];
      const reported = { content, structuredContent: { ...answer } };
      const [wrong] = tool.faultsOut(reported.structuredContent);
      if (wrong !== undefined) throw new Error(`The response of ${name} does not match its schema: ${wrong.instancePath} ${wrong.message}`);
      return server.projectCallToolResult(reported, tool.listed.outputSchema);
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message);
      throw error;
    }
  });
}
