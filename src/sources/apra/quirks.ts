/** Sentences about the workbooks that several datasets share. */

export const MASKED = "APRA masks figures that would tell about a single entity; they are null with the status 'suppressed'.";
export const BLANKS = "A figure that is not broken down by a dimension has '(blank)' there, since the publisher leaves the cell empty.";
export const KINDS =
  'Amounts are in the column value; items whose own name says that they are a count or a quotient are in value_number and value_ratio instead.';
export const AASB17 =
  'The reporting framework changed with AASB 17 on 1 July 2023: figures from September 2023 on cannot be compared with those before, which are a dataset of their own.';
export const FLOWS = 'Whether a figure is a level at the end of the quarter or a flow during it is told by stock_or_flow.';
export const RECLASSIFIED =
  'What is said of an entity beside its figures is part of its series: one that is classified anew goes on in another series, under the same ABN.';
