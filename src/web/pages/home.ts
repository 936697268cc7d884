/** Home: one search box, the headline figures, what is newest here, what comes next, three ways in. */
import { datasets, sources } from '../../catalogue/catalogue.ts';
import { headlinesOf } from '../../catalogue/headlines.ts';
import { findSeries, SERIES } from '../../catalogue/series.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { assertFound } from '../../core/assert.ts';
import type { QueryContext } from '../../queries/context.ts';
import { listReleases } from '../../queries/list-releases.ts';
import { type NewestFigure, newestFigures } from '../../queries/series/newest-figure.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
