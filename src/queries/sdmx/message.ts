/** The content of SDMX messages in any format: flows, structures, and the series of a flow. */

export interface SdmxCode {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
}

/** A maintainable artefact. */
export interface SdmxMaintained {
  readonly agency: string;
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export interface SdmxCodelist extends SdmxMaintained {
  readonly codes: readonly SdmxCode[];
}

/** Dimensions other than the time dimension TIME_PERIOD, which comes last in every flow. */
export interface SdmxDimension {
  readonly id: string;
  readonly name: string;
  readonly codelist: SdmxCodelist;
}

export interface SdmxAttribute {
  readonly id: string;
  readonly name: string;
  readonly level: 'series' | 'observation';
  /** Absent for text. */
  readonly codelist?: SdmxCodelist;
}

/** A flow as lists name it. */
export interface SdmxFlowName extends SdmxMaintained {
  readonly description: string;
}

/** A flow with its concept scheme and its structure, which has the same id and version. */
export interface SdmxFlow extends SdmxFlowName {
  readonly dimensions: readonly SdmxDimension[];
  readonly attributes: readonly SdmxAttribute[];
}

export interface SdmxObservation {
  /** In SDMX's spelling: `2024-Q1`. */
  readonly period: string;
  readonly value: number | null;
  /** A code of OBS_STATUS, or null. */
  readonly status: string | null;
}

export interface SdmxSeries {
  /** Codes in the order of the dimensions. */
  readonly codes: readonly string[];
  /** By id of the attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly observations: readonly SdmxObservation[];
  /** From the first day of the first observation to the last day of the last one, ISO. Null without observations. */
  readonly days: SdmxDays | null;
}

interface SdmxDays {
  readonly first: string;
  readonly last: string;
}

/** The codes and times for which a flow has data. */
export interface SdmxConstraint extends SdmxMaintained {
  readonly flow: SdmxFlowName;
  readonly values: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** Null if time was not requested. */
  readonly days: SdmxDays | null;
}

/** The values that were known during a time span. An open end is null. */
export interface SdmxDataSet {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** How vintage dates that no file states are known, or null. Complete only after all series have been read. */
  readonly note: () => string | null;
  /** Reads the series from the store one after another. Can be called again. */
  readonly series: () => AsyncIterable<SdmxSeries>;
}

export interface SdmxData {
  readonly flow: SdmxFlow;
  /** The message leaves out a part that has no series. */
  readonly dataSets: readonly SdmxDataSet[];
  /** ISO instant. */
  readonly prepared: string;
  /** One sentence if the data are out of date, otherwise null. */
  readonly staleReason: string | null;
  readonly detail: SdmxDetail;
  /** Whether each observation states its whole key, instead of being listed below its series. */
  readonly isFlat: boolean;
}

export const SDMX_DETAILS = ['full', 'dataonly', 'serieskeysonly', 'nodata'] as const;
/** `full`: everything. `dataonly`: no attributes. `serieskeysonly`: only keys. `nodata`: keys and attributes. */
export type SdmxDetail = (typeof SDMX_DETAILS)[number];

/** A structure query. */
export interface SdmxStructures {
  readonly prepared: string;
  readonly flows: readonly SdmxFlowName[];
  /** Flows with requested structures, codelists or concepts. */
  readonly structures: readonly SdmxFlow[];
  readonly codelists: readonly SdmxCodelist[];
  readonly concepts: readonly SdmxFlow[];
  readonly agencies: readonly { readonly id: string; readonly name: string }[];
  readonly constraints: readonly SdmxConstraint[];
}
