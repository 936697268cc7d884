/** Content of SDMX messages in any format: flows, structures, and series of one flow. */

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

/** Without the time dimension TIME_PERIOD, which is last in every flow. */
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

/** A flow with its structure (same id and version) and its concept scheme. */
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
  /** In the order of the dimensions. */
  readonly codes: readonly string[];
  /** By id of the attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly observations: readonly SdmxObservation[];
  /** First day of the first observation to last day of the last, ISO. Null without observations. */
  readonly days: SdmxDays | null;
}

interface SdmxDays {
  readonly first: string;
  readonly last: string;
}

/** Available codes and times of a flow. */
export interface SdmxConstraint extends SdmxMaintained {
  readonly flow: SdmxFlowName;
  readonly values: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** Null if time was not requested. */
  readonly days: SdmxDays | null;
}

/** Values known in a time span. Open ends are null. */
export interface SdmxDataSet {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Basis of vintage dates that no file states, or null. Complete after all series are read. */
  readonly note: () => string | null;
  /** Read one after another from the store. Repeatable. */
  readonly series: () => AsyncIterable<SdmxSeries>;
}

export interface SdmxData {
  readonly flow: SdmxFlow;
  /** A part without series is omitted from the message. */
  readonly dataSets: readonly SdmxDataSet[];
  /** ISO instant. */
  readonly prepared: string;
  /** One sentence if data are out of date, else null. */
  readonly staleReason: string | null;
  readonly detail: SdmxDetail;
  /** Whether each observation has its whole key, instead of being below its series. */
  readonly isFlat: boolean;
}

export const SDMX_DETAILS = ['full', 'dataonly', 'serieskeysonly', 'nodata'] as const;
/** full: everything. dataonly: no attributes. serieskeysonly: keys. nodata: keys and attributes. */
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
