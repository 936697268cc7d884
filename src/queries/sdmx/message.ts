/** What SDMX messages say, whatever they are written in: flows with their structures, and the series of one flow. */

export interface SdmxCode {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
}

/** A thing that an agency maintains. */
export interface SdmxMaintained {
  readonly agency: string;
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export interface SdmxCodelist extends SdmxMaintained {
  readonly codes: readonly SdmxCode[];
}

/** Without the time dimension, which every flow has as its last: TIME_PERIOD. */
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

/** A flow with its structure, which has its id and version, and its concepts, which are kept in its own scheme. */
export interface SdmxFlow extends SdmxFlowName {
  readonly dimensions: readonly SdmxDimension[];
  readonly attributes: readonly SdmxAttribute[];
}

export interface SdmxObservation {
  /** In SDMX's spelling: `2024-Q1`. */
  readonly period: string;
  readonly value: number | null;
  /** A code of the codelist of OBS_STATUS; null where nothing is to be said. */
  readonly status: string | null;
}

export interface SdmxSeries {
  /** In the order of the dimensions. */
  readonly codes: readonly string[];
  /** By id of the attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly observations: readonly SdmxObservation[];
  /** From the first day of the first observation to the last day of the last: ISO days; null without observations. */
  readonly days: SdmxDays | null;
}

export interface SdmxDays {
  readonly first: string;
  readonly last: string;
}

/** What there is of a flow. */
export interface SdmxConstraint extends SdmxMaintained {
  readonly flow: SdmxFlowName;
  readonly values: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** Null where the time was not requested. */
  readonly days: SdmxDays | null;
}

/** What was known through a span of time; open ends are null. */
export interface SdmxDataSet {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** How the days of the vintages are known that no file states; null where all are stated. Complete once the series were read to the end. */
  readonly note: () => string | null;
  /** Read from the store one after the other; may be read again. */
  readonly series: () => AsyncIterable<SdmxSeries>;
}

export interface SdmxData {
  readonly flow: SdmxFlow;
  /** One without series is no part of the message. */
  readonly dataSets: readonly SdmxDataSet[];
  /** ISO instant. */
  readonly prepared: string;
  /** One sentence where what is given is not current; null where it is. */
  readonly staleReason: string | null;
  readonly detail: SdmxDetail;
  /** Whether each observation is alone with its whole key, and not below its series. */
  readonly isFlat: boolean;
}

export const SDMX_DETAILS = ['full', 'dataonly', 'serieskeysonly', 'nodata'] as const;
/** full: all. dataonly: no attributes. serieskeysonly: keys alone. nodata: keys and attributes. */
export type SdmxDetail = (typeof SDMX_DETAILS)[number];

/** What a structure query requests. */
export interface SdmxStructures {
  readonly prepared: string;
  readonly flows: readonly SdmxFlowName[];
  /** Flows whose structures, codelists or concepts are given. */
  readonly structures: readonly SdmxFlow[];
  readonly codelists: readonly SdmxCodelist[];
  readonly concepts: readonly SdmxFlow[];
  readonly agencies: readonly { readonly id: string; readonly name: string }[];
  readonly constraints: readonly SdmxConstraint[];
}
