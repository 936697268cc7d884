/** The interactive reference: Scalar's script, served by us and told to ask nobody else. */
import fastify from 'fastify';

const CONFIGURATION = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  authentication: { preferredSecurityScheme: 'bearerAuth' },
};

export const REFERENCE_HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Wattle API reference</title></head>
<body><div id="app"></div><noscript>The reference needs JavaScript. <a href="/openapi.json">openapi.json</a> and <a href="/llms.txt">llms.txt</a> do not.</noscript>
<script src="/docs/assets/scalar.js"></script><script src="/docs/assets/start.js"></script></body>
</html>
`;

export const REFERENCE_START = `Scalar.createApiReference('#app', ${JSON.stringify(CONFIGURATION)});\n`;

/** Scripts from here only; Scalar writes its style sheets into the page itself, and tries requests out at the public address. */
export const referencePolicy = (publicUrl: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'`;

/** The script, which the package hands out only through its plugin. It is large, and loaded when somebody opens the reference. */
export async function referenceScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(scalar, { routePrefix: '/r', configuration: { url: '/openapi.json' } });
  const { body } = await app.inject('/r/js/scalar.js');
  await app.close();
  return body;
}
