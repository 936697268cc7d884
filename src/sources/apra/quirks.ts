export const MASKED = "APRA masks figures that could identify a single entity. They are null with the status 'suppressed'.";
export const BLANKS = "The label '(blank)' means that a figure is not broken down by that dimension. The publisher leaves the cell empty.";
export const KINDS = 'Amounts are in the column value. Counts and ratios are in value_number and value_ratio.';
export const AASB17 =
  'The reporting framework changed with AASB 17 on 1 July 2023. Figures from September 2023 cannot be compared with earlier ones, which are a separate dataset.';
export const FLOWS = 'The column stock_or_flow shows whether a figure is a level at the end of the quarter or a flow during it.';
export const RECLASSIFIED =
  'The attributes of an entity are part of its series. After a reclassification, the entity has another series with the same ABN.';
