import { Type } from 'typebox';
import { listTopics, readTopic, topicNamed } from '../../queries/concepts/topics/read-topics.ts';
import { TopicRow, TopicSummary } from '../../queries/concepts/topics/shape.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, FOR_READERS, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

export const topicEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('listTopics', '/v1/topics', 'Topics'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'List the topics, each with its main figure',
    description: 'The topics on the site: prices, work, housing and others. Each has its current figure, if one is stored.',
    parameters: [...RENDERING],
    replies: [{ status: 200, description: 'One row for each topic.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(TopicRow)) }],
    problems: [400, 406],
    example: '/v1/topics',
    handler: answer(({ query }) => {
      refuseUnknown(query);
      return { path: '/v1/topics', make: () => listTopics(context) };
    }),
  },
  {
    ...keyed('readTopic', '/v1/topics/{topic}', 'Topics'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the main series of a topic',
    description:
      'The main series of a topic. Each has its latest value, the change from the previous period and the annual change. `meta.summary` has the indicators and datasets of the topic.',
    parameters: [path('topic', 'Id of the topic, ignoring case.', 'prices'), ...RENDERING],
    replies: [
      {
        status: 200,
        description: 'One row for each series.',
        contentType: JSON_TYPE,
        schema: envelopeOf(Type.Array(refTo('FigureRow')), TopicSummary),
      },
    ],
    problems: [400, 404, 406],
    example: '/v1/topics/prices',
    handler: answer(({ path: { topic: id = '' }, query }) => {
      refuseUnknown(query);
      const topic = topicNamed(id);
      return { path: `/v1/topics/${topic.id}`, make: () => readTopic(context, topic) };
    }),
  },
];
