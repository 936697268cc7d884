/** All endpoints, for the router, OpenAPI, llms.txt and the reference. */

import type { Endpoint } from '../base/endpoint.ts';
import { abnEndpoints } from '../endpoints/abn.ts';
import { accountEndpoints } from '../endpoints/account.ts';
import { credentialEndpoints } from '../endpoints/account-credentials.ts';
import { authEndpoints } from '../endpoints/auth.ts';
import { billingEndpoints } from '../endpoints/billing.ts';
import { catalogueDocuments } from '../endpoints/catalogue-documents.ts';
import { chartEndpoints } from '../endpoints/charts.ts';
import { conceptEndpoints } from '../endpoints/concepts.ts';
import { dataEndpoints } from '../endpoints/data.ts';
import { docsEndpoints } from '../endpoints/docs.ts';
import { forecastEndpoints, worksheetEndpoints } from '../endpoints/forecasts.ts';
import { fredEndpoints } from '../endpoints/fred.ts';
import { type AskItself, mcpEndpoints } from '../endpoints/mcp.ts';
import { measureEndpoints, placeEndpoints } from '../endpoints/places.ts';
import { plainAddresses } from '../endpoints/plain/plain.ts';
import { cardEndpoints, releaseEndpoints } from '../endpoints/releases.ts';
import { searchEndpoints } from '../endpoints/search.ts';
import { seriesEndpoints } from '../endpoints/series.ts';
import { signalEndpoints } from '../endpoints/signals.ts';
import { systemEndpoints } from '../endpoints/system.ts';
import { topicEndpoints } from '../endpoints/topics.ts';
import { weatherEndpoints } from '../endpoints/weather.ts';
import { webhookEndpoints } from '../endpoints/webhooks.ts';
import type { AnswerCache } from '../reply/answer-cache.ts';
import type { ServerDeps } from '../reply/deps.ts';
import type { Metrics } from '../reply/metrics.ts';

export function endpointsOf(
  deps: ServerDeps,
  metrics: Metrics,
  cache: Pick<AnswerCache, 'size'>,
  askItself: AskItself,
): readonly Endpoint[] {
  const all: readonly Endpoint[] = [
    ...dataEndpoints(deps),
    ...searchEndpoints(deps),
    ...releaseEndpoints(deps),
    ...weatherEndpoints(deps),
    ...abnEndpoints(deps),
    ...conceptEndpoints(deps),
    ...topicEndpoints(deps),
    ...placeEndpoints(deps),
    ...measureEndpoints(deps),
    ...forecastEndpoints(deps),
    ...cardEndpoints(deps),
    ...worksheetEndpoints(deps),
    ...seriesEndpoints(deps),
    ...chartEndpoints(deps),
    ...fredEndpoints(deps),
    ...signalEndpoints(deps),
    ...accountEndpoints(deps),
    ...authEndpoints(deps),
    ...credentialEndpoints(deps),
    ...billingEndpoints(deps),
    ...webhookEndpoints(deps),
    ...systemEndpoints(deps, metrics, cache),
    ...mcpEndpoints(deps, askItself),
    ...catalogueDocuments(deps),
    ...docsEndpoints(deps, () => [...all, ...plainAddresses(deps)]),
  ];
  return all;
}
