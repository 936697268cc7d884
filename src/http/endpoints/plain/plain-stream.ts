import { EVENT_KINDS } from '../../../core/events.ts';
import { text } from '../../../queries/base/parameters/declaration.ts';
import { described } from '../../describe/parameters.ts';
import { type Plain, reply } from './plain-kinds.ts';

export const STREAM_TYPE = 'text/event-stream';

export const STREAM_LISTS = [
  text('events', `Only these kinds, separated by commas: \`${EVENT_KINDS.filter((kind) => kind !== 'test.ping').join('`, `')}\`.`),
  text('datasets', 'Only these datasets, separated by commas.', { example: 'abs.CPI,rba.F1.1' }),
  text('series', 'Only these series, separated by commas.', { example: 'AU.CPI.YOY' }),
  text('sources', 'Only these sources, separated by commas.', { example: 'rba' }),
] as const;
export const STREAM_SINCE = text('since', 'Start with events since a date or time, at most 40 days ago.', {
  example: '2026-11-20',
});
export const STREAM_PLACE = text('last_event_id', 'Start after the event with this id. The header `Last-Event-ID` has the same effect.');

export const STREAM_ADDRESS: Plain = {
  id: 'stream',
  path: '/v1/stream',
  summary: 'Stream events as they happen',
  description:
    'Releases, revisions and new values as server-sent events, sent within seconds of their import. `id` is the id of the event, `event` is its kind, and `data` is the body that a webhook would receive. A client that reconnects with `Last-Event-ID` receives all events that it missed. A comment every 15 seconds keeps the connection open.',
  parameters: described([...STREAM_LISTS, STREAM_SINCE, STREAM_PLACE]),
  replies: [reply('A stream of events that stays open.', STREAM_TYPE)],
  example: '/v1/stream?sources=rba',
};
