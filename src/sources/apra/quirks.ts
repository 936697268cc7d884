export const MASKED = "APRA withholds figures that could identify a single entity. They are null, with the status 'suppressed'.";
export const BLANKS = "The label '(blank)' means that the figure is not divided by that dimension. The cell is empty in the file.";
export const KINDS = 'Amounts are in the column value. Counts and ratios are in value_number and value_ratio.';
export const AASB17 =
  'The reporting framework changed with the accounting standard AASB 17 on 1 July 2023. Figures from September 2023 cannot be compared with earlier figures, which are in a separate dataset.';
export const FLOWS = 'The column stock_or_flow shows whether a figure is a level at the end of the quarter or a flow during the quarter.';
export const RECLASSIFIED = 'A series has fixed attributes. If an entity is reclassified, it gets another series with the same ABN.';
