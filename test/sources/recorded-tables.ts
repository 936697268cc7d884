/** Recorded RBA files, with their tables. */
export const RBA_TABLES: Readonly<Record<string, string>> = {
  'a02hist.xlsx': 'A2',
  'a2-data.csv': 'A2',
  'c01hist.xlsx': 'C1',
  'd02hist.xlsx': 'D2',
  'e01hist.xls': 'E1',
  'e02hist.xlsx': 'E2',
  'f01d.xlsx': 'F1',
  'f01hist.xlsx': 'F1.1',
  'f1.1-data.csv': 'F1.1',
  'f11.1-data.csv': 'F11.1',
  'f4-data.csv': 'F4',
  'f5-data.csv': 'F5',
  'f6-data.csv': 'F6',
  'g01hist.xlsx': 'G1',
  'g1-data.csv': 'G1',
  'h1-data_2017.csv': 'H1',
};
