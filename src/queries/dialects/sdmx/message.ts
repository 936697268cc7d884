/** Types for the content of SDMX messages. They are the same for all formats. */

export interface SdmxCode {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
}

export interface SdmxMaintained {
  readonly agency: string;
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export interface SdmxCodelist extends SdmxMaintained {
  readonly codes: readonly SdmxCode[];
}

/** A dimension other than TIME_PERIOD, which is the last dimension of every flow. */
export interface SdmxDimension {
  readonly id: string;
  readonly name: string;
  readonly codelist: SdmxCodelist;
}

export interface SdmxAttribute {
  readonly id: string;
  readonly name: string;
  readonly level: 'series' | 'observation';
  /** The allowed codes. Absent if the attribute's values are text. */
  readonly codelist?: SdmxCodelist;
}

export interface SdmxFlowName extends SdmxMaintained {
  readonly description: string;
}

/** A flow with its data structure. The structure has the same id and version as the flow. */
export interface SdmxFlow extends SdmxFlowName {
  readonly dimensions: readonly SdmxDimension[];
  readonly attributes: readonly SdmxAttribute[];
}

export interface SdmxObservation {
  /** The period in SDMX form, such as `2024-Q1`. */
  readonly period: string;
  readonly value: number | null;
  /** A code of the codelist OBS_STATUS, such as B for a break. */
  readonly status: string | null;
}

export interface SdmxSeries {
  readonly codes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly observations: readonly SdmxObservation[];
  /** The first day of the first observation and the last day of the last observation, as ISO dates. Null if there are no observations. */
  readonly days: SdmxDays | null;
}

interface SdmxDays {
  readonly first: string;
  readonly last: string;
}

export interface SdmxConstraint extends SdmxMaintained {
  readonly flow: SdmxFlowName;
  readonly values: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** The days with data. Null if the request does not include time. */
  readonly days: SdmxDays | null;
}

/** The values that were current from `validFrom` to `validTo`. Null means that there is no limit on this side. */
export interface SdmxDataSet {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Returns a note on how vintage dates are known if no file states them. It is complete only when all series have been read. */
  readonly note: () => string | null;
  /** Reads the series from the store one after another. Each call reads them again. */
  readonly series: () => AsyncIterable<SdmxSeries>;
}

export interface SdmxData {
  readonly flow: SdmxFlow;
  /** The data sets. The renderer omits data sets without series. */
  readonly dataSets: readonly SdmxDataSet[];
  /** The time of the message, as an ISO timestamp. */
  readonly prepared: string;
  /** A sentence that explains why the data are out of date. Null if they are up to date. */
  readonly staleReason: string | null;
  readonly detail: SdmxDetail;
  /** True if each observation has its whole key. False if observations are nested in their series. */
  readonly isFlat: boolean;
}

export const SDMX_DETAILS = ['full', 'dataonly', 'serieskeysonly', 'nodata'] as const;
/** `full`: all content. `dataonly`: no attributes. `serieskeysonly`: only keys. `nodata`: keys and attributes, but no observations. */
export type SdmxDetail = (typeof SDMX_DETAILS)[number];

export interface SdmxStructures {
  readonly prepared: string;
  readonly flows: readonly SdmxFlowName[];
  /** Flows whose structures, codelists or concepts were requested. */
  readonly structures: readonly SdmxFlow[];
  readonly codelists: readonly SdmxCodelist[];
  readonly concepts: readonly SdmxFlow[];
  readonly agencies: readonly { readonly id: string; readonly name: string }[];
  readonly constraints: readonly SdmxConstraint[];
}
