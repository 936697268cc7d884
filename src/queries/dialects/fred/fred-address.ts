/** The declaration of a path under `/fred`. */
import type { QueryContext } from '../../base/context.ts';
import type { QueryParameter } from '../../base/parameters/declaration.ts';

export interface FredAddress {
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly QueryParameter[];
  readonly schema: 'FredCategories' | 'FredReleases' | 'FredSources' | 'FredTags' | 'FredSearch' | 'FredTables';
  readonly example: string;
  read(ctx: QueryContext, params: URLSearchParams): Promise<Readonly<Record<string, unknown>>>;
}
