import { type TSchema, Type } from 'typebox';
import { at } from '../../../core/assert.ts';
import type { Signal } from '../../../core/define-signal.ts';
import type { Parameter, Reply } from '../../base/endpoint.ts';
import { JSON_TYPE } from '../kinds.ts';

export const typeOf = (contentType: string): string => at(contentType.split(';'), 0);

export const reply = (description: string, contentType: string, others: readonly string[] = [], json: TSchema = Type.String()): Reply => ({
  status: 200,
  description,
  contentType,
  others,
  schema: contentType === JSON_TYPE ? json : Type.String(),
});
export const piece = (contentType: string, ...others: readonly string[]): Reply => ({
  status: 206,
  description: 'The part of the file that the `Range` header requested.',
  contentType,
  others,
  schema: Type.String(),
});

export interface Plain {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly replies: readonly Reply[] | ((signals: readonly Signal[]) => readonly Reply[]);
  readonly example: string;
  readonly filters?: string;
  /** Set if the URL is public even when reading needs a key. */
  readonly isOpen?: true;
  /** Set if some installations do not have the URL and return 501. */
  readonly isOptional?: true;
}
