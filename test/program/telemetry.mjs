/** Loads OpenTelemetry with `--import`, like an operator. Sends the spans of incoming and outgoing requests to the test's collector. */
import http from 'node:http';
import { createRequire } from 'node:module';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';

const exporter = {
  export(spans, done) {
    const body = JSON.stringify(
      spans.map((span) => ({
        ...span.spanContext(),
        kind: span.kind,
        parent: span.parentSpanContext?.spanId ?? null,
        attributes: span.attributes,
      })),
    );
    const sent = http.request(process.env.TEST_COLLECTOR, { method: 'POST' }, (answer) => answer.resume());
    sent.on('error', () => {});
    sent.end(body, () => done({ code: 0 }));
  },
  shutdown: async () => {},
};
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
registerInstrumentations({ tracerProvider: provider, instrumentations: [new HttpInstrumentation(), new UndiciInstrumentation()] });
// The module must be required, because its instrumentation starts when the module is first required.
createRequire(import.meta.url)('node:http');
