/** The types of the OpenAPI document. */
import type { TSchema } from 'typebox';
import type { Tag } from '../base/endpoint.ts';

export type Named<T> = Readonly<Record<string, T>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: Tag; readonly description: string }[];
  readonly paths: Named<Named<Operation>>;
  readonly webhooks: Named<{ readonly post: EventOperation }>;
  readonly components: {
    readonly securitySchemes: Named<SecurityScheme>;
    readonly headers: Named<HeaderObject>;
    readonly responses: Named<ResponseObject>;
    readonly schemas: Named<TSchema>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly Tag[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: { readonly required: boolean; readonly content: Named<MediaType> };
  readonly responses: Named<ResponseObject>;
  /** Ways to authenticate. An empty object means that no credential is needed. */
  readonly security: readonly Named<readonly string[]>[];
  readonly 'x-counts-on-quota': boolean;
  readonly 'x-example-request'?: string;
}

export type EventOperation = Pick<Operation, 'summary' | 'parameters' | 'requestBody' | 'responses'>;

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: TSchema;
  readonly example?: string | number;
  readonly style?: 'form';
  readonly explode?: boolean;
}

export interface MediaType {
  readonly schema: TSchema;
  readonly example?: unknown;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Named<{ readonly $ref: string }>;
  readonly content?: Named<MediaType>;
}

interface SecurityScheme {
  readonly type: 'http' | 'apiKey';
  readonly description: string;
  readonly scheme?: 'bearer';
  readonly bearerFormat?: string;
  readonly in?: 'query';
  readonly name?: string;
}

export interface HeaderObject {
  readonly description: string;
  readonly schema: { readonly type: string };
}
