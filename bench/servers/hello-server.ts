/** Runs the hello-world from the framework's documentation. */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });
const at = app.server.address();
process.stdout.write(`listening ${typeof at === 'object' && at ? at.port : 0}\n`);
